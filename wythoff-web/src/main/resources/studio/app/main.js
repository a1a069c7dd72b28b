import { ask, el, latest, printed, show } from './api.js';
import { Board } from './board.js';
import { command, copier, pictureCommand } from './command.js';
import { drawExport } from './export.js';
import { Look } from './look.js';
import { Play } from './play.js';
import { drawShelf, drawSteppers } from './shelf.js';
import { drawTable } from './table.js';
import { drawTheory, stopChecks } from './theory.js';

const $ = id => document.getElementById(id);
const TABS = ['look', 'play', 'table', 'theory', 'export'];
const TELLING = ['table', 'theory', 'export'];
const HIDDEN = 'Hidden until the match is over, so that you can find the pattern yourself.';
const LAYERS = { outcome: 'who wins (P or N)', grundy: 'Grundy values', options: 'number of P-options', dynamic: 'dynamic positions' };
const LEGENDS = {
  outcome: [['k1', 'P'], ['k0', 'N']],
  dynamic: [['k1', 'P after every history'], ['k0', 'N after every history'], ['k3', 'P at the start, dynamic'], ['k2', 'N at the start, dynamic']],
};

/** An address must stay short enough for browsers and for the server. */
const LONGEST_PART = 3000;

/** What is shown, and what the parts of the page may ask of it. */
const page = {
  game: 'wythoff',
  card: null,
  layer: 'outcome',
  tab: 'look',
  square: null,
  sequence: '',
  changed: () => later('link', 200, () => { link(); if (page.tab === 'export') fill(); }),
  announce: words => { $('announcer').textContent = words; },
  hush: () => look.stop(),
  openGame: text => { $('game').value = text; return text === page.game && page.card ? null : open(text); },
  playFrom: square => { choose('play'); play.from(square); link(); },
};

const board = new Board($('board'), {
  hover: square => later('hover', 90, () => look.glance(play.isHiding ? null : square)),
  pick: square => { if (page.tab === 'play' && play.isGoingOn) play.pick(square); else select(square, true); },
  step: square => { if (page.tab === 'play' && play.isGoingOn) play.describe(square); else select(square, false); },
  moved: () => page.changed(),
  drawn: ({ coming, fault }) => notice(coming, fault),
});
page.board = board;
const look = new Look({ glance: $('glance'), square: $('square') }, board, page);
const play = new Play($('play'), board, page);

const timers = {};
function later(name, wait, work) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(work, wait);
}

/** What is the matter with the board, if anything. Quick work needs no words. */
function notice(coming, fault) {
  const state = fault ?? (coming ? 'coming' : '');
  if (state === page.notice) return;
  page.notice = state;
  clearTimeout(timers.busy);
  $('notice').hidden = !fault;
  if (fault) show($('notice'), el('span', {}, fault), el('button', { type: 'button', onclick: () => board.tiles.forget() }, 'Try again'));
  else if (coming) later('busy', 400, () => { show($('notice'), 'Drawing…'); $('notice').hidden = false; });
}

/** Puts the queen on a square and says what is known there, or asks. */
function select(square, chosen, known = null) {
  if (play.isHiding) return look.refuse(HIDDEN);
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

// ---- The address and the command line

/** Everything that is shown is in the address. Says whether it has room for all. */
function link() {
  const corner = board.camera.corner();
  const parts = {
    game: page.game,
    layer: page.layer === 'outcome' ? null : page.layer,
    tab: page.tab === 'look' ? null : page.tab,
    sequence: page.tab === 'table' ? page.sequence : null,
    at: page.square && !play.match ? `${page.square.x},${page.square.y}` : null,
    view: `${corner.x},${corner.y},${board.camera.scale.toFixed(3)}`,
    match: play.match?.match,
  };
  const given = Object.entries(parts).filter(([, part]) => part);
  const short = given.filter(([, part]) => part.length < LONGEST_PART);
  history.replaceState(null, '', `?${new URLSearchParams(short)}`);
  keep('match', parts.match?.length >= LONGEST_PART ? parts.match : null);
  $('legend').hidden = play.isHiding;
  $('command').textContent = commandNow();
  return short.length === given.length;
}

/** What an address has no room for, until the window is closed. */
function keep(key, text) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch { /* private windows forget */ }
}

function kept(key, game) {
  try {
    const text = sessionStorage.getItem(key);
    return text?.includes(`\ngame: ${game}\n`) ? text : null;
  } catch {
    return null;
  }
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
    default: return pictureCommand(game, layer, board.camera, { dark: document.documentElement.dataset.theme === 'dark', o: 'board.png' });
  }
}

// ---- The tabs

function choose(tab) {
  if (tab !== 'theory') stopChecks();
  page.tab = tab;
  for (const name of TABS) {
    $(`tab-${name}`).setAttribute('aria-selected', `${name === tab}`);
    $(`tab-${name}`).tabIndex = name === tab ? 0 : -1;
    $(name).hidden = name !== tab;
  }
  fill();
  link();
}

function fill() {
  if (!page.card) return;
  if (play.isHiding && TELLING.includes(page.tab)) return show($(page.tab), el('p', {}, HIDDEN));
  if (page.tab === 'play') play.open();
  if (page.tab === 'table') drawTable($('table'), page.card, page.sequence, name => { page.sequence = name; fill(); link(); });
  if (page.tab === 'theory') drawTheory($('theory'), page.card);
  if (page.tab === 'export') drawExport($('export'), page);
}

// ---- The game

const read = latest(async (signal, text) => {
  const { game, fault } = await ask('reading', { game: text }, signal);
  return fault ? { fault } : { card: await ask('game', { game }, signal) };
});

/** Reads the text of a game; a fault is shown with its column, and the last good game stays. */
async function open(text, keep = false) {
  clearTimeout(timers.game);
  step();
  try {
    const answer = await read(text);
    if (!answer) return;
    if (answer.fault) return refuse(text, answer.fault.error, answer.fault.column);
    refuse(text, null);
    use(answer.card, keep);
  } catch (fault) {
    refuse(text, fault.message, fault.column);
  }
}

/** Steppers for the numbers of the text as it stands, read or not. */
function step() {
  drawSteppers($('steppers'), $('game').value, next => { $('game').value = next; open(next); });
}

function refuse(text, error, column) {
  const pointer = column && !error.includes('^') ? `\n${text}\n${' '.repeat(column - 1)}^` : '';
  $('game-error').textContent = error ? error + pointer : '';
  $('game-error').hidden = !error;
  if (error) $('game').setAttribute('aria-invalid', 'true');
  else $('game').removeAttribute('aria-invalid');
}

function use(card, keep) {
  if (card.game === page.game && page.card) keep = true;
  page.card = card;
  page.game = card.game;
  const layers = card.layers.length ? card.layers : ['outcome'];
  if (!layers.includes(page.layer)) page.layer = 'outcome';
  if (!card.sequences?.includes(page.sequence)) page.sequence = '';
  show($('layer'), ...layers.map(layer => el('option', { value: layer, selected: layer === page.layer }, LAYERS[layer] ?? layer)));
  show($('words'), printed(card.words));
  if (!keep) {
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
  const legend = LEGENDS[page.layer];
  show($('legend'), ...legend
    ? legend.map(([kind, label]) => el('span', {}, el('i', { class: kind }), label))
    : [el('span', {}, '0 ', el('i', { class: 'scale' }), page.layer === 'options' ? ' 30' : ' thousands')]);
  board.show({ game: page.game, layer: page.layer, theme: document.documentElement.dataset.theme });
}

// ---- What people do

$('picker').addEventListener('submit', event => { event.preventDefault(); open($('game').value); });
$('game').addEventListener('input', () => { step(); later('game', 250, () => open($('game').value)); });
$('layer').addEventListener('change', () => { page.layer = $('layer').value; draw(); page.changed(); });
$('zoom-in').addEventListener('click', () => board.zoom(1.6));
$('zoom-out').addEventListener('click', () => board.zoom(1 / 1.6));
$('home').addEventListener('click', () => board.home());
const goTo = latest((signal, position) => ask('outcome', { game: page.game, position }, signal));
$('goto').addEventListener('submit', async event => {
  event.preventDefault();
  choose('look');
  if (play.isHiding) return look.refuse(HIDDEN);
  try {
    const answer = await goTo($('place').value);
    if (!answer) return;
    const square = { x: BigInt(answer.x), y: BigInt(answer.y) };
    if (answer.x.length < LONGEST_PART && answer.y.length < LONGEST_PART) board.centre(square);
    select(square, true, answer);
  } catch (fault) {
    look.refuse(fault.message);
  }
});

function shelve(open) {
  $('shelf').hidden = !open;
  $('browse').setAttribute('aria-expanded', `${open}`);
}
$('browse').addEventListener('click', () => shelve($('shelf').hidden));
document.addEventListener('pointerdown', event => {
  if (!$('shelf').hidden && !event.target.closest('#shelf, #browse')) shelve(false);
});
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  $('game-error').hidden = true;
  if ($('shelf').hidden) return;
  shelve(false);
  $('browse').focus();
});

for (const tab of TABS) $(`tab-${tab}`).addEventListener('click', () => choose(tab));
document.querySelector('[role="tablist"]').addEventListener('keydown', event => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = TABS[(TABS.indexOf(page.tab) + step + TABS.length) % TABS.length];
  choose(next);
  $(`tab-${next}`).focus();
});

$('share').replaceWith(copier('Copy link', () => {
  if (!link()) throw new Error('Too long for a link');
  return location.href;
}));
$('command').after(copier('Copy', commandNow));
$('theme').addEventListener('click', () => theme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark', true));

function theme(name, chosen) {
  document.documentElement.dataset.theme = name;
  if (chosen) try { localStorage.setItem('theme', name); } catch { /* private windows forget */ }
  draw();
  board.later();
  page.changed();
}

async function start() {
  let chosen = null;
  try { chosen = localStorage.getItem('theme'); } catch { /* private windows forget */ }
  theme(chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'), false);
  const query = new URLSearchParams(location.search);
  const wish = { match: query.get('match') ?? kept('match', query.get('game')), tab: query.get('tab') };
  const view = /^(\d+),(\d+),(\d+(?:\.\d+)?)$/.exec(query.get('view') ?? '');
  const at = /^(\d+),(\d+)$/.exec(query.get('at') ?? '');
  page.layer = query.get('layer') ?? 'outcome';
  page.sequence = query.get('sequence') ?? '';
  $('game').value = query.get('game') ?? 'wythoff';
  if (view) board.look({ x: BigInt(view[1]), y: BigInt(view[2]) }, Number(view[3]));
  look.clear();
  // Nothing may be seen before the match is there to hide it.
  board.hidden = /^discovery: yes$/m.test(wish.match ?? '');
  const shelf = drawShelf($('shelf'), $('catalogue'), text => { $('game').value = text; shelve(false); $('game').focus(); open(text); });
  await open($('game').value, true);
  // The text of the link is no game, which is said; the board is not left empty.
  if (!page.card) use(await ask('game', { game: page.game }), true);
  if (TABS.includes(wish.tab)) choose(wish.tab);
  if (wish.match) await play.load(wish.match);
  else if (at) select({ x: BigInt(at[1]), y: BigInt(at[2]) }, true);
  await shelf;
  document.documentElement.dataset.ready = 'yes';
}

start();
