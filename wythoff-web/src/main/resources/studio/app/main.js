// @ts-check
import { LONGEST_PART, readAddress, writeAddress } from './address.js';
import { commandNow, title } from './captions.js';
import { copier, wordsOf } from './command.js';
import { $, el, isTyping, show } from './dom.js';
import { drawExport } from './export.js';
import { listenToGo } from './goto.js';
import { help } from './help.js';
import { ask } from './http.js';
import { drawLayers, drawLegend } from './layers.js';
import { Look } from './look.js';
import { Measure } from './measure.js';
import { Notice } from './notice.js';
import { bring } from './overlay.js';
import { Picker } from './picker.js';
import { Play } from './play.js';
import { drawRules } from './rules.js';
import { fitScale } from './scale.js';
import { discreetly } from './secret.js';
import { board, isFirst } from './stage.js';
import { followSum, sumAddress } from './sums.js';
import { drawTable } from './table.js';
import { listenToTabs, showTab, tabNamed } from './tabs.js';
import { switchTheme, themeNow } from './theme.js';
import { drawTheory, stopChecks } from './theory.js';
import { later, never } from './timers.js';
import { welcome } from './welcome.js';

/** @import { Square } from './camera.js' */
/** @import { Tab } from './tabs.js' */

/**
 * What is shown, and what the parts of the page may ask of it.
 *
 * @typedef {object} Page
 * @property {string} game
 * @property {Api.Card|null} card
 * @property {string} layer
 * @property {string} other the game it is compared with, or nothing
 * @property {Tab} tab
 * @property {Square|null} square
 * @property {string} sequence
 * @property {() => void} changed the address has to follow
 * @property {(words: string) => void} announce for screen readers
 * @property {() => void} hush nobody wants to know about squares any more
 * @property {() => void} learn what was kept secret may be asked for
 * @property {(text: string) => Promise<void>|null} openGame
 * @property {(square: Square) => void} playFrom
 */

/** @type {Tab[]} */
const TELLING = ['table', 'measure', 'theory', 'export'];
const HIDDEN = 'Hidden, so that you can find the pattern yourself.';

/** @type {Page} */
const page = {
  game: 'wythoff',
  card: null,
  layer: 'outcome',
  other: '',
  tab: 'look',
  square: null,
  sequence: '',
  changed: () => { if (!restoring) later('link', 200, () => { link(); if (page.tab === 'export') fill(); }); },
  announce: words => { $('announcer').textContent = words; },
  hush: () => look.clear(),
  learn: () => { picker.fill(); if (page.card) picker.open(page.game, true); },
  openGame: text => {
    if (text !== page.game || !page.card) return picker.open(text);
    $('game', HTMLInputElement).value = text;
    return null;
  },
  playFrom: square => { turnTo('play'); play.from(square); link(); },
};

const notice = new Notice($('notice'), board);
const look = new Look({ glance: $('glance'), square: $('square') }, board, page);
/** @type {Play} */
const play = new Play($('play'), board, page);
const picker = new Picker(use);
const measure = new Measure($('measure'), board, page, compareWith, square => select(square, true));
board.tell({
  hover: square => {
    play.point(square);
    later('hover', 90, () => look.glance(play.isHiding ? null : square));
  },
  pick: square => { if (page.tab === 'measure' && !play.isHiding) measure.ruler.pick(square); else if (!play.pick(square)) select(square, true); },
  step: square => { if (page.tab === 'measure') page.announce(`(${square.x},${square.y})`); else if (page.tab === 'play' && play.isGoingOn) play.describe(square); else select(square, false); },
  key: (key, square) => play.key(key, square),
  grab: square => play.hand.grab(square),
  carry: to => play.hand.carry(to),
  drop: square => play.hand.drop(square),
  moved: () => page.changed(),
  drawn: sight => notice.tell(sight),
});

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

const line = () => commandNow(page, play.wishes, board.camera);

/** How many times Back or Forward are being followed; meanwhile the address is ahead of the page. */
let restoring = 0;

/** Everything that is shown is in the address and in the title. Says whether it has room for all. */
function link(step = false) {
  if (restoring) return true;
  never('link');
  const corner = board.camera.corner();
  $('legend').hidden = board.hidden;
  if (!board.hidden) fitScale(page, board.camera);
  show($('command'), ...wordsOf(line()));
  $('terminal').hidden = page.tab === 'export'; // there each file has a command of its own
  document.title = title(page, play.match);
  return writeAddress({
    game: page.game,
    layer: page.layer === 'outcome' ? null : page.layer,
    tab: page.tab === 'look' ? null : page.tab,
    sequence: page.tab === 'table' ? page.sequence : null,
    at: page.square && !play.match ? `${page.square.x},${page.square.y}` : null,
    view: `${corner.x},${corner.y},${board.camera.scale.toFixed(3)}`,
    match: play.match?.match,
    with: page.other,
    ...measure.address,
    ...sumAddress(),
    ...play.prelude.address,
  }, step);
}

/** Turns to a tab as a person does: Back leads to where one was. @param {Tab} tab */
function turnTo(tab) {
  if (tab === page.tab) return choose(tab);
  link();
  choose(tab, true);
}

/** @param {Tab} tab */
function choose(tab, step = false) {
  if (tab !== 'theory') stopChecks();
  page.tab = tab;
  showTab(tab);
  fill();
  link(step);
}

function fill() {
  const { card, tab } = page;
  if (!card) return;
  if (play.isHiding && TELLING.includes(tab)) return show($(tab), el('p', {}, HIDDEN));
  if (tab === 'play') play.open();
  if (tab === 'table') drawTable($('table'), card, page.sequence, name => { page.sequence = name; fill(); link(); },
    square => { board.canvas.scrollIntoView({ block: 'nearest' }); bring(board, square); select(square, true); });
  if (tab === 'measure') measure.draw();
  if (tab === 'theory') drawTheory($('theory'), card);
  if (tab === 'export') drawExport($('export'), card, page.layer, board);
}

/**
 * @param {Api.Card} card @param {boolean} keep whether the square and the match stay
 * @param {boolean} step whether Back shall lead to the game before
 */
function use(card, keep, step) {
  const same = card.game === page.game && page.card != null;
  const stays = keep || same;
  page.card = card;
  page.game = card.game;
  if (!layersOf(card).includes(page.layer)) page.layer = 'outcome';
  if (!card.sequences.includes(page.sequence)) page.sequence = '';
  drawLayers(layersOf(card), page);
  drawRules($('words'), card.words);
  if (!stays) {
    page.square = null;
    measure.forget();
    goTo.stop();
    play.forget();
    look.clear();
  }
  draw();
  fill();
  link(!keep && !same && step);
}

/** @param {Api.Card} card @returns {string[]} */
function layersOf(card) {
  return page.other ? [...card.layers, 'difference'] : card.layers;
}

/** Shows the game and layer on the board. */
function draw() {
  if (!page.card) return;
  drawLegend(page);
  const { game, layer, other } = page;
  board.show({ game, layer, ...layer === 'difference' ? { other } : {}, theme: themeNow() });
}

/** Shows where another game differs, or no longer. @param {string} other */
function compareWith(other) {
  link();
  page.other = other;
  page.layer = other ? 'difference' : 'outcome';
  if (page.card) drawLayers(layersOf(page.card), page);
  draw();
  fill();
  link(true);
}

// ---- What people do

$('layer').addEventListener('change', () => { page.layer = $('layer', HTMLSelectElement).value; draw(); page.changed(); });
$('zoom-in').addEventListener('click', () => board.zoom(1.6));
$('zoom-out').addEventListener('click', () => board.zoom(1 / 1.6));
$('home').addEventListener('click', () => { link(); board.home(); link(true); });
const goTo = listenToGo({
  game: () => page.game,
  hidden: () => { turnTo('look'); return play.isHiding ? HIDDEN : null; },
  refuse: words => look.refuse(words),
  arrive: (square, known) => {
    link();
    if (known.x.length < LONGEST_PART && known.y.length < LONGEST_PART) board.centre(square);
    select(square, true, known);
    link(true);
  },
});
listenToTabs(turnTo, () => page.tab);
addEventListener('popstate', () => restore());
document.addEventListener('sum', event => link(event instanceof CustomEvent && event.detail === true));
$('share').replaceWith(copier('Copy link', () => {
  if (!link()) throw new Error('Too long for a link');
  return location.href;
}));
$('command').after(copier('Copy', line));
$('theme').addEventListener('click', () => { switchTheme(); draw(); board.later(); page.changed(); });

$('start-again').addEventListener('click', () => start());
$('help-button').addEventListener('click', () => explain());
document.addEventListener('keydown', event => {
  if (event.key !== '?' || isTyping(event.target) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  explain();
});

const start = () => welcome({ play: invite, look: reveal, build: () => { reveal(); picker.build(); } });
const explain = () => help({ openGame: page.openGame, start });

/** A small match against somebody who can be beaten, with the answers hidden. @param {string} piles */
async function invite(piles) {
  await page.openGame('wythoff');
  choose('play');
  play.forget();
  play.prelude.wish({ start: piles, opponent: '1', first: 'you', discovery: true });
  await play.start();
}

/** What was kept back from a newcomer is shown, unless a match keeps it back. */
function reveal() {
  board.hidden = play.isHiding;
  board.later();
  link();
}

/** Shows what the address asks for. @param {boolean} keep whether nothing was shown before */
async function restore(keep = false) {
  never('link');
  const wish = readAddress();
  restoring++;
  play.prelude.read(wish);
  measure.read(wish);
  page.other = wish.with ?? '';
  try {
    page.layer = wish.layer ?? 'outcome';
    page.sequence = wish.sequence ?? '';
    if (wish.view) board.look(wish.view.corner, wish.view.scale);
    const game = wish.game ?? 'wythoff';
    if (keep || game !== page.game) await picker.open(game, keep);
    else if (page.card) use(page.card, true, false);
    // The text of the link is no game, which is said; the board is not left empty.
    if (!page.card) use(await ask('game', { game: page.game, ...discreetly() }), true, false);
    if (restoring > 1) return;
    choose(tabNamed(wish.tab) ?? 'look');
    if (wish.match && wish.match !== play.match?.match) await play.load(wish.match, wish.view != null);
    else if (!wish.match && play.match) play.forget();
    if (wish.at && !wish.match) {
      if (keep) bring(board, wish.at);
      select(wish.at, true);
    }
    if (!wish.at && !wish.match && page.square) deselect();
    if (!play.isHiding) followSum(wish, () => { $('game', HTMLInputElement).value = page.game; });
  } finally {
    restoring--;
  }
  if (restoring) return;
  if (TELLING.includes(page.tab) && (play.isHiding || page.tab !== 'measure')) fill(); // the match may have something to hide
  board.later(); // what was marked on it is known by now
  link();
}

/** Takes the queen away. */
function deselect() {
  page.square = null;
  board.clear();
  look.clear();
}

async function open() {
  look.clear();
  const restored = restore(true); // which says whether there is a secret
  const shelf = picker.fill();
  await restored;
  if (isFirst) start();
  await shelf;
  document.documentElement.dataset.ready = 'yes';
}

open();
