import katex from '/katex/katex.mjs';
import { ask, brief, el, show } from './api.js';
import { Board } from './board.js';
import { Play } from './play.js';
import { drawTable } from './table.js';
import { drawTheory } from './theory.js';
import { drawExport } from './export.js';
import { drawShelf, steppers } from './shelf.js';

window.katexRender = (tex, element, options) => katex.render(tex, element, options);

const $ = id => document.getElementById(id);
const TABS = ['look', 'play', 'table', 'theory', 'export'];
const state = { game: 'wythoff', card: null, layer: 'outcome', tab: 'look', square: null };

const board = new Board($('board'), {
  hover: square => later('hover', 90, () => glance(play.isHiding() ? null : square)),
  pick: square => {
    if (state.tab === 'play' && play.pick(square)) return;
    mark(square);
    look(square, true);
  },
  mark: square => { mark(square); look(square, false); },
  moved: () => later('link', 300, link),
  fault: message => later('fault', 0, () => message && show($('square'), el('p', { class: 'error' }, message))),
});
const play = new Play($('play'), board, () => state);

const timers = {};
function later(name, wait, work) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(work, wait);
}

let glancing = new AbortController();

/** A word about the square under the pointer. */
async function glance(square) {
  glancing.abort();
  glancing = new AbortController();
  $('glance').hidden = !square;
  if (!square) return;
  const [x, y] = [`${square.x}`, `${square.y}`];
  $('glance').textContent = `(${brief(x)}, ${brief(y)})`;
  try {
    const { outcome, value, winning } = await ask('square', { game: state.game, x, y }, glancing.signal);
    $('glance').textContent += `  ${outcome}${value == null ? '' : `  Grundy value ${value}`}${winning == null ? '' : `  ${winning} P-options`}`;
  } catch { /* the place alone says enough */ }
}

let looking = new AbortController();

/** Says who wins at a square; with all its options if it was chosen. */
async function look(square, chosen) {
  if (play.isHiding()) return;
  if (state.card?.memory && chosen) board.options = [];
  looking.abort();
  looking = new AbortController();
  const [x, y] = [`${square.x}`, `${square.y}`];
  try {
    const answer = chosen
      ? await ask('outcome', { game: state.game, position: `${x} ${y}` }, looking.signal)
      : await ask('square', { game: state.game, x, y }, looking.signal);
    show($('square'),
      el('p', {}, `(${brief(x)}, ${brief(y)})`),
      el('p', { class: `verdict ${answer.outcome}` }, answer.outcome === 'P' ? 'P: the previous player wins' : 'N: the next player wins'),
      answer.value == null ? null : el('p', {}, `Grundy value ${answer.value}`),
      answer.winning == null ? null : el('p', {}, `${answer.winning} options are P-positions`),
      answer.why ? el('p', {}, answer.why) : null,
      chosen ? el('p', {}, el('button', { type: 'button', onclick: () => { choose('play'); play.begin(x, y); } }, 'Play from here')) : null);
    if (chosen) showOptions(x, y);
  } catch (fault) {
    if (fault.name !== 'AbortError') show($('square'), el('p', { class: 'error' }, fault.message));
  }
}

async function showOptions(x, y) {
  board.options = [];
  if (x.length + y.length > 8) return board.later();
  try {
    const { moves } = await ask('moves', { game: state.game, position: `${x} ${y}` });
    board.options = moves.map(move => ({ x: BigInt(move.to[0]), y: BigInt(move.to[1]), outcome: move.outcome }));
  } catch {
    board.options = [];
  }
  board.later();
}

function mark(square) {
  state.square = square;
  board.marked = square;
  board.options = [];
  board.later();
  link();
}

/** Everything that is shown is in the address. */
function link() {
  const corner = board.corner();
  const query = new URLSearchParams({ game: state.game });
  if (state.layer !== 'outcome') query.set('layer', state.layer);
  if (state.tab !== 'look') query.set('tab', state.tab);
  if (state.square) query.set('at', `${state.square.x},${state.square.y}`);
  query.set('view', `${corner.x},${corner.y},${board.scale.toFixed(3)}`);
  history.replaceState(null, '', `?${query}`);
  command();
}

function command() {
  const quoted = /^[\w.-]+$/.test(state.game) ? state.game : `"${state.game}"`;
  const at = state.square ? `${state.square.x} ${state.square.y}` : '3 5';
  $('command').textContent = {
    look: state.square ? `./wythoff outcome ${quoted} ${at}` : `./wythoff picture ${quoted}${state.layer === 'outcome' ? '' : ` --show ${state.layer}`}`,
    play: `./wythoff play ${quoted} ${at}`,
    table: `./wythoff positions ${quoted} --bound 60`,
    theory: `./wythoff describe ${quoted}`,
    export: `./wythoff picture ${quoted} --size 200 -o board.png`,
  }[state.tab];
}

function choose(tab) {
  state.tab = tab;
  for (const name of TABS) {
    $(`tab-${name}`).setAttribute('aria-selected', `${name === tab}`);
    $(`tab-${name}`).tabIndex = name === tab ? 0 : -1;
    $(name).hidden = name !== tab;
  }
  fill();
  link();
}

function fill() {
  if (!state.card) return;
  if (state.tab === 'play') play.open();
  if (state.tab === 'table') drawTable($('table'), state.game);
  if (state.tab === 'theory') drawTheory($('theory'), state.card);
  if (state.tab === 'export') drawExport($('export'), state.game, state.layer);
}

let reading = 0;

/** Reads the text of a game; a fault is shown with its column, and the last good game stays. */
async function open(text, keepView = false) {
  const mine = ++reading;
  try {
    const card = await ask('game', { game: text });
    if (mine !== reading) return;
    $('game-error').hidden = true;
    $('game').removeAttribute('aria-invalid');
    state.card = card;
    state.game = card.game;
    const layers = card.layers.length ? card.layers : ['outcome'];
    if (!layers.includes(state.layer)) state.layer = 'outcome';
    show($('layer'), ...layers.map(layer => el('option', { value: layer, selected: layer === state.layer }, layer)));
    show($('words'), card.words);
    steppers($('steppers'), $('game').value, next => { $('game').value = next; open(next); });
    legend();
    board.options = [];
    board.blocked = [];
    if (!keepView) { board.marked = state.square = null; play.forget(); }
    board.show(state.game, state.layer);
    document.title = `${state.game} · Wythoff Lab`;
    fill();
    link();
  } catch (fault) {
    if (mine !== reading) return;
    const pointer = fault.column && !fault.message.includes('^') ? `\n${text}\n${' '.repeat(fault.column - 1)}^` : '';
    $('game-error').textContent = fault.message + pointer;
    $('game-error').hidden = false;
    $('game').setAttribute('aria-invalid', 'true');
  }
}

function legend() {
  const kinds = { outcome: [['k1', 'P'], ['k0', 'N']], dynamic: [['k1', 'P after every history'], ['k0', 'N after every history'], ['k3', 'P at the start, dynamic'], ['k2', 'N at the start, dynamic']] }[state.layer];
  show($('legend'), ...(kinds ?? []).map(([kind, label]) => el('span', {}, el('i', { class: kind }), label)));
  $('legend').hidden = !kinds;
}

$('picker').addEventListener('submit', event => { event.preventDefault(); open($('game').value); });
$('game').addEventListener('input', () => later('game', 350, () => open($('game').value)));
$('layer').addEventListener('change', () => { state.layer = $('layer').value; legend(); board.show(state.game, state.layer); link(); });
$('zoom-in').addEventListener('click', () => board.zoom(1.6));
$('zoom-out').addEventListener('click', () => board.zoom(1 / 1.6));
$('home').addEventListener('click', () => board.home());
$('goto').addEventListener('submit', async event => {
  event.preventDefault();
  try {
    const answer = await ask('outcome', { game: state.game, position: $('place').value });
    const square = { x: BigInt(answer.x), y: BigInt(answer.y) };
    board.scale = Math.max(board.scale, 12);
    board.centre(square.x, square.y);
    mark(square);
    choose('look');
    look(square, true);
  } catch (fault) {
    choose('look');
    show($('square'), el('p', { class: 'error' }, fault.message));
  }
});
$('browse').addEventListener('click', () => {
  const hidden = !$('shelf').hidden;
  $('shelf').hidden = hidden;
  $('browse').setAttribute('aria-expanded', `${!hidden}`);
});
$('theme').addEventListener('click', () => theme(board.theme === 'dark' ? 'light' : 'dark', true));
for (const tab of TABS) $(`tab-${tab}`).addEventListener('click', () => choose(tab));
document.querySelector('[role="tablist"]').addEventListener('keydown', event => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = TABS[(TABS.indexOf(state.tab) + step + TABS.length) % TABS.length];
  choose(next);
  $(`tab-${next}`).focus();
});

function theme(name, chosen) {
  document.documentElement.dataset.theme = name;
  if (chosen) try { localStorage.setItem('theme', name); } catch { /* private windows forget */ }
  board.tiles.clear();
  board.later();
}

async function start() {
  let kept = null;
  try { kept = localStorage.getItem('theme'); } catch { /* private windows forget */ }
  theme(kept ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'), false);
  const query = new URLSearchParams(location.search);
  state.layer = query.get('layer') ?? 'outcome';
  $('game').value = query.get('game') ?? 'wythoff';
  const view = /^(\d+),(\d+),([\d.]+)$/.exec(query.get('view') ?? '');
  const at = /^(\d+),(\d+)$/.exec(query.get('at') ?? '');
  await open($('game').value, true);
  if (view) {
    board.scale = Math.min(56, Math.max(1 / 64, Number(view[3])));
    const edge = value => (value === 0n ? -1.2 : 0);
    board.base = { x: BigInt(view[1]), y: BigInt(view[2]) };
    board.offset = { x: edge(board.base.x), y: edge(board.base.y) };
    board.moved();
  }
  if (TABS.includes(query.get('tab'))) choose(query.get('tab'));
  if (at) {
    const square = { x: BigInt(at[1]), y: BigInt(at[2]) };
    mark(square);
    look(square, true);
  }
  drawShelf($('shelf'), $('catalogue'), text => {
    $('game').value = text;
    $('shelf').hidden = true;
    $('browse').setAttribute('aria-expanded', 'false');
    open(text);
  });
  document.documentElement.dataset.ready = 'yes';
}

start();
