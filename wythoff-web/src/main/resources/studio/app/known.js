// @ts-check
import { command, commandLine } from './command.js';
import { el, show } from './dom.js';
import { ask, message } from './http.js';
import { printed } from './words.js';

/** Terms that are compared: enough to tell apart two that agree for long. */
const TERMS = 60;

/**
 * A button beside sequences that says which known ones they are.
 *
 * @param {string} game @param {string[]} names
 */
export function identifier(game, names) {
  const result = el('div', { class: 'known', role: 'status' });
  const button = el('button', {
    type: 'button',
    class: 'identify',
    onclick: async () => {
      button.disabled = true;
      show(result, el('p', { class: 'quiet' }, 'Comparing…'));
      const told = await Promise.all(names.map(name => identified(game, name)));
      show(result, ...told.flat());
      button.disabled = false;
    },
  }, 'Identify');
  return el('div', {}, el('div', { class: 'row' }, button, el('span', { class: 'quiet' }, `Which known sequence ${names.length > 1 ? `${names.join(' and ')} are` : `${names[0]} is`}`)), result);
}

/** @param {string} game @param {string} name */
async function identified(game, name) {
  const line = commandLine(command('sequence', [game, name], { count: TERMS, identify: true }));
  try {
    const found = await ask('identify', { game, name, count: `${TERMS}` });
    return [el('h2', {}, `Sequence ${name}`), ...told(found), line];
  } catch (fault) {
    return [el('h2', {}, `Sequence ${name}`), el('p', { class: 'error', role: 'alert' }, message(fault)), line];
  }
}

/** @param {Api.Identification} found */
function told({ given, matches, apart, misses }) {
  if (!matches.length) {
    return [el('p', {}, `None of the sequences known here agrees with these ${given} terms. `, oeis('', 'The OEIS has many more.')),
      ...misses.map(({ number, agreeing, given: mine, known }) => el('p', {}, oeis(number), ` agrees for ${agreeing} terms, but then has ${known} where this has ${mine}.`))];
  }
  return [
    el('ul', {}, ...matches.map(match => el('li', {}, oeis(match.number), ` ${printed(match.title)}: ${agreement(match, given)}.`,
      match.remark ? el('small', {}, ` ${match.remark}.`) : null))),
    ...apart.map(({ one, other, term, ofOne, ofOther }) => el('p', {}, term ? `Term ${term} tells ${one} and ${other} apart: ${ofOne} or ${ofOther}.` : `No term was found that tells ${one} and ${other} apart.`)),
    el('p', { class: 'quiet' }, 'So many terms agree; that the sequences are the same is not proved.'),
  ];
}

/** @param {Api.KnownMatch} match @param {number} given */
function agreement({ from, agreeing, index, how }, given) {
  const part = from === 1 && agreeing === given ? `all ${given} terms agree` : `${agreeing} terms agree, from term ${from} on`;
  return `${part}, from its index ${index} on${how && `; ${how}`}`;
}

/** The page of a number at the OEIS, which is opened only by whoever follows it. @param {string} number @param {string} [words] */
function oeis(number, words = number) {
  return el('a', { href: `https://oeis.org/${number}`, target: '_blank', rel: 'noopener noreferrer' }, words);
}
