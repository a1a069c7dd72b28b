// @ts-check
import { LONGEST_PART, readAddress, writeAddress } from './address.js';
import { Board } from './board.js';
import { command, copier, pictureCommand } from './command.js';
import { $, el, show } from './dom.js';
import { drawExport } from './export.js';
import { ask, latest, message } from './http.js';
import { drawLayers, drawLegend } from './layers.js';
import { Look } from './look.js';
import { Notice } from './notice.js';
import { Picker } from './picker.js';
import { Play } from './play.js';
import { drawTable } from './table.js';
import { listenToTabs, showTab, tabNamed } from './tabs.js';
import { startTheme, switchTheme, themeNow } from './theme.js';
import { drawTheory, stopChecks } from './theory.js';
import { later } from './timers.js';
import { printed } from './words.js';

/** @import { Square } from './camera.js' */
/** @import { Tab } from './tabs.js' */

/**
 * What is shown, and what the parts of the page may ask of it.
 *
 * @typedef {object} Page
 * @property {string} game
 * @property {Api.Card|null} card
 * @property {string} layer
 * @property {Tab} tab
 * @property {Square|null} square
 * @property {string} sequence
 * @property {() => void} changed the address has to follow
 * @property {(words: string) => void} announce for screen readers
 * @property {() => void} hush nobody wants to know about squares any more
 * @property {(text: string) => Promise<void>|null} openGame
 * @property {(square: Square) => void} playFrom
 */

/** @type {Tab[]} */
const TELLING = ['table', 'theory', 'export'];
const HIDDEN = 'Hidden, so that you can find the pattern yourself.';

/** @type {Page} */
const page = {
  game: 'wythoff',
  card: null,
  layer: 'outcome',
  tab: 'look',
  square: null,
  sequence: '',
  changed: () => later('link', 200, () => { link(); if (page.tab === 'export') fill(); }),
  announce: words => { $('announcer').textContent = words; },
  hush: () => look.clear(),
  openGame: text => {
    if (text !== page.game || !page.card) return picker.open(text);
    $('game', HTMLInputElement).value = text;
    return null;
  },
  playFrom: square => { choose('play'); play.from(square); link(); },
};

/** @type {Board} */
const board = new Board($('board', HTMLCanvasElement), {
  hover: square => {
    play.point(square);
    later('hover', 90, () => look.glance(play.isHiding ? null : square));
  },
  pick: square => { if (!play.pick(square)) select(square, true); },
  step: square => { if (page.tab === 'play' && play.isGoingOn) play.describe(square); else select(square, false); },
  key: (key, square) => play.key(key, square),
  grab: square => play.hand.grab(square),
  carry: to => play.hand.carry(to),
  drop: square => play.hand.drop(square),
  moved: () => page.changed(),
  drawn: sight => notice.tell(sight),
});
const notice = new Notice($('notice'), board);
const look = new Look({ glance: $('glance'), square: $('square') }, board, page);
/** @type {Play} */
const play = new Play($('play'), board, page);
const picker = new Picker(use);

/**
 * Puts the queen on a square and says what is known there, or asks.
 *
 * @param {Square} square @param {boolean} chosen @param {Api.Why} [known]
 */
function select(square, chosen, known) {
  if (play.isHiding) return page.tab === 'play' && !play.match ? play.from(square) : look.refuse(HIDDEN);
  if (page.tab === 'play' && !play.match) play.from(square);
  board.queen = square;
  board.cursor = null;
  board.frames = [];
  board.crosses = [];
  board.later();
  page.square = square;
  page.changed();
  if (known) look.tell(square, known, chosen);
  else look.at(square, chosen);
}

/** Everything that is shown is in the address. Says whether it has room for all. */
function link() {
  const corner = board.camera.corner();
  $('legend').hidden = play.isHiding;
  $('command').textContent = commandNow();
  return writeAddress({
    game: page.game,
    layer: page.layer === 'outcome' ? null : page.layer,
    tab: page.tab === 'look' ? null : page.tab,
    sequence: page.tab === 'table' ? page.sequence : null,
    at: page.square && !play.match ? `${page.square.x},${page.square.y}` : null,
    view: `${corner.x},${corner.y},${board.camera.scale.toFixed(3)}`,
    match: play.match?.match,
    ...play.prelude.address,
  });
}

function commandNow() {
  const { game, square, layer, sequence } = page;
  const { start, opponent, first, discovery } = play.wishes;
  switch (page.tab) {
    case 'look': return square ? command('outcome', [game, square.x, square.y]) : pictureCommand(game, layer, board.camera);
    case 'play': return command('play', [game, ...start.trim().split(/[\s,]+/)],
      { opponent: opponent === 'perfect' ? null : opponent, first: first === 'you' ? null : first, discovery: discovery ? 'yes' : null });
    case 'table': return sequence ? command('sequence', [game, sequence], { count: 100 }) : command('positions', [game], { bound: 400 });
    case 'theory': return command('describe', [game]);
    default: return pictureCommand(game, layer, board.camera, { dark: themeNow() === 'dark', o: 'board.png' });
  }
}

/** @param {Tab} tab */
function choose(tab) {
  if (tab !== 'theory') stopChecks();
  page.tab = tab;
  showTab(tab);
  fill();
  link();
}

function fill() {
  const { card, tab } = page;
  if (!card) return;
  if (play.isHiding && TELLING.includes(tab)) return show($(tab), el('p', {}, HIDDEN));
  if (tab === 'play') play.open();
  if (tab === 'table') drawTable($('table'), card, page.sequence, name => { page.sequence = name; fill(); link(); });
  if (tab === 'theory') drawTheory($('theory'), card);
  if (tab === 'export') drawExport($('export'), card, page.layer, board);
}

/** @param {Api.Card} card @param {boolean} keep whether the square and the match stay */
function use(card, keep) {
  const stays = keep || (card.game === page.game && page.card != null);
  page.card = card;
  page.game = card.game;
  if (!card.layers.some(layer => layer === page.layer)) page.layer = 'outcome';
  if (!card.sequences.includes(page.sequence)) page.sequence = '';
  drawLayers(card.layers, page.layer);
  show($('words'), printed(card.words));
  if (!stays) {
    page.square = null;
    goTo.stop();
    play.forget();
    look.clear();
  }
  document.title = `${page.game} · Wythoff Lab`;
  draw();
  fill();
  link();
}

/** Shows the game and layer on the board. */
function draw() {
  if (!page.card) return;
  drawLegend(page.layer);
  board.show({ game: page.game, layer: page.layer, theme: themeNow() });
}

// ---- What people do

$('layer').addEventListener('change', () => { page.layer = $('layer', HTMLSelectElement).value; draw(); page.changed(); });
$('zoom-in').addEventListener('click', () => board.zoom(1.6));
$('zoom-out').addEventListener('click', () => board.zoom(1 / 1.6));
$('home').addEventListener('click', () => board.home());
const goTo = latest((signal, /** @type {string} */ position) => ask('why', { game: page.game, position }, signal));
$('goto').addEventListener('submit', async event => {
  event.preventDefault();
  choose('look');
  if (play.isHiding) return look.refuse(HIDDEN);
  try {
    const answer = await goTo($('place', HTMLInputElement).value);
    if (!answer) return;
    const square = { x: BigInt(answer.x), y: BigInt(answer.y) };
    if (answer.x.length < LONGEST_PART && answer.y.length < LONGEST_PART) board.centre(square);
    select(square, true, answer);
  } catch (fault) {
    look.refuse(message(fault));
  }
});
listenToTabs(choose, () => page.tab);
$('share').replaceWith(copier('Copy link', () => {
  if (!link()) throw new Error('Too long for a link');
  return location.href;
}));
$('command').after(copier('Copy', commandNow));
$('theme').addEventListener('click', () => { switchTheme(); draw(); board.later(); page.changed(); });

async function start() {
  startTheme();
  const wish = readAddress();
  page.layer = wish.layer ?? 'outcome';
  page.sequence = wish.sequence ?? '';
  if (wish.view) board.look(wish.view.corner, wish.view.scale);
  look.clear();
  // Nothing may be seen before the match has said whether to hide it.
  play.prelude.read(wish);
  board.hidden = wish.match != null || play.isHiding;
  // The first tiles need not wait for a card, unless it is not known yet whether the link names a game.
  if (!wish.game && !wish.layer) board.show({ game: page.game, layer: page.layer, theme: themeNow() });
  const shelf = picker.fill();
  await picker.open(wish.game ?? 'wythoff', true);
  // The text of the link is no game, which is said; the board is not left empty.
  if (!page.card) use(await ask('game', { game: page.game }), true);
  const tab = tabNamed(wish.tab);
  if (tab) choose(tab);
  if (wish.match) await play.load(wish.match, wish.view != null);
  else if (wish.at) select(wish.at, true);
  await shelf;
  document.documentElement.dataset.ready = 'yes';
}

start();
