// @ts-check

/** Long numbers shown by their ends. @param {string} digits */
export function brief(digits) {
  return digits.length <= 24 ? digits : `${digits.slice(0, 9)}…${digits.slice(-9)} (${digits.length} digits)`;
}

/** A sentence of the program as it would be printed; numbers that nobody reads are cut short. @param {string} text */
export function printed(text) {
  return text.replaceAll('<=', '≤').replaceAll('>=', '≥').replace(/\d{40,}/g, brief);
}

/** "1 move", "2 moves". @param {number} number @param {string} noun */
export function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * What the program says of a limit, without what only its commands have: options, cells, bytes.
 *
 * @param {string} words
 */
export function withinThePage(words) {
  const [first, ...lines] = words.split('\n').map(line => line.trim());
  const fits = lines.map(line => /below (\S+) fits/.exec(line)?.[1]).find(Boolean);
  if (!/ is too much$/.test(first)) return [first, ...lines].filter(line => !/--\w|command line|wythoff \w+ (may|gives)/.test(line)).join('\n');
  const task = first.replace(/ is too much$/, '');
  return `${task[0].toUpperCase()}${task.slice(1)}: too much to work out here, since no formula is known that leads there directly.${
    fits ? ` Piles below ${fits} can be asked for.` : ''} In a terminal the limits can be raised.`;
}
