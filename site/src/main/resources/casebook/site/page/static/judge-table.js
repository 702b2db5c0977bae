// The picture is the board: a creature is chosen and then what it attacks, by a tap, a click, a drag or the arrow keys.
import { element, isTyping, json } from './dom.js';
import { CARD, form, send } from './judge-form.js';
import { fieldOf } from './judge-cards.js';
import { focus, lay, towards } from './judge-pieces.js';
import { accepts, exact, LETS_GO, meant, show, typed, verbOf, ASKS } from './judge-hand.js';
import { redo, undo } from './judge-steps.js';

const DRAG_PX = 8; // less is a click of an unsteady hand
let tables = [];
let held = null;
let verb = '';
let after = null; // what to go on with once the board comes back
let known = null; // what the legal attacks have that include those that are chosen
let latest = 0;

const table = () => tables.find((all) => all.length && all[0].button.offsetParent) || [];
const isOf = (piece, entry) => piece.of.some((one) => one.entry === entry);

function hold(piece, what) {
  held = piece;
  verb = piece ? what ?? (piece.isAttacker ? 'attack' : '') : '';
  paint();
}

/** Shows what is held, what can be chosen for it, and what the legal attacks have. */
function paint() {
  show(held, verb);
  for (const all of tables) {
    for (const piece of all) {
      const isHeld = Boolean(held) && piece.id === held.id;
      const isWanted = Boolean(held) && accepts(verb, held, piece);
      piece.button.classList.toggle('held', isHeld);
      piece.button.classList.toggle('wanted', isWanted);
      if (piece.of.length) piece.button.setAttribute('aria-pressed', String(isHeld));
      note(piece, isWanted);
    }
  }
}

function found(list, piece) {
  const groups = list.filter((one) => one.attacks === piece.attacks && isOf(piece, one.entry));
  return new Set(groups.flatMap((one) => one.targets));
}

/** What the legal attacks have to say of a piece, as a sign and as words; nothing where nothing is known. */
function said(piece, isWanted) {
  if (!known || !known.known || known.none) return null;
  if (piece.isAttacker && !piece.attacks) {
    if (found(known.must, piece).size) return ['!', 'must still attack', 'must'];
    return found(known.possible, piece).size ? ['+', 'can attack too', 'can'] : ['–', 'can’t attack besides', 'cant'];
  }
  if (!piece.target || !(isWanted || !held)) return null;
  const free = known.possible.filter((one) => (held ? one.attacks === held.attacks && isOf(held, one.entry) : !one.attacks));
  if (held && held.attacks) return null;
  if (free.some((one) => one.targets.includes(piece.target))) return ['+', held ? 'can be attacked by it' : 'can be attacked', 'can'];
  if (held) return ['–', 'can’t be attacked by it', 'cant'];
  return table().some((one) => one.attacks === piece.target) ? null : ['–', 'can’t be attacked', 'cant'];
}

function note(piece, isWanted) {
  const [sign, words, style] = said(piece, isWanted) || ['', '', ''];
  piece.button.replaceChildren(...(sign ? [element('span', { class: 'note ' + style, 'aria-hidden': 'true', title: words }, sign)] : []));
  piece.button.setAttribute('aria-label', piece.said + (words ? ', ' + words : '') + (isWanted ? ', can be chosen' : ''));
}

/** Asks what goes with the attackers that are chosen. */
async function ask() {
  const mine = ++latest;
  known = null;
  const line = document.getElementById('complete');
  if (!line) return;
  try {
    const answer = await json('/judge/completions?case=' + form().elements.case.value);
    if (mine !== latest) return;
    known = answer;
    line.hidden = !(answer.none || answer.added);
    line.replaceChildren(...(answer.none ? ['No legal attack includes all that is chosen.']
      : answer.added ? ['Still to be added: ' + answer.added + ' ', ...(answer.complete ? [element('a', { class: 'alternative button', href: answer.complete, id: 'complete-it' }, 'Complete it')] : [])]
        : []));
    paint();
  } catch {
    line.hidden = true;
  }
}

/** Does something with what is held, and goes on where it was. */
async function act(what, chosen) {
  const piece = held;
  const name = exact(what, piece);
  const all = table();
  after = { entry: piece.of[0].entry, at: all.indexOf(piece), holds: !LETS_GO.has(what) && what !== 'nothing', focuses: document.activeElement?.id };
  const more = { 'piece.verb': name, 'piece.of': meant(piece), 'piece.at': piece.attacks, 'piece.with': chosen ?? typed(what) };
  hold(null);
  await send({ name: 'do', value: 'piece' }, null, more);
}

/** Begins a verb: what needs something to be chosen waits for it, unless there is only one to choose. */
function begin(what) {
  if (what === 'count' && document.activeElement?.id !== 'make' && !document.activeElement?.dataset.verb) {
    const field = document.getElementById('make');
    field.closest('details').open = true;
    field.focus();
    field.select();
    return;
  }
  if (!ASKS[what]) {
    act(what);
    return;
  }
  const wanted = table().filter((one) => accepts(what, held, one));
  if (what !== 'attach' && wanted.length === 1) {
    act(what, wanted[0].id);
    return;
  }
  hold(held, what);
  focus(held, table());
}

function choose(piece) {
  if (held && accepts(verb, held, piece)) {
    act(verb, piece.id);
  } else if (piece.of.length) {
    hold(held && held.id === piece.id ? null : piece);
  } else {
    document.getElementById('change').open = true;
    const field = fieldOf(piece.id);
    if (field) {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    }
  }
}

function rebuild() {
  tables = [...document.querySelectorAll('.table')].map(lay);
  held = null;
  verb = '';
  const on = after;
  after = null;
  for (const hint of document.querySelectorAll('[data-scripts]')) hint.hidden = false;
  const all = table();
  if (on && all.length) {
    const again = all.find((one) => isOf(one, on.entry)) || all[Math.min(on.at, all.length - 1)];
    if (on.holds && isOf(again, on.entry)) hold(again);
    const button = on.focuses && document.getElementById(on.focuses);
    if (button && on.holds && button.offsetParent) button.focus({ preventScroll: true });
    else focus(again, all);
  }
  paint();
  ask();
}

/** Whether this is a field for a card's name in which nothing was typed that a browser could undo. */
const isUntouched = (field) => field.matches(CARD) && !field.value && !('touched' in field.dataset);

document.addEventListener('input', (event) => {
  if (event.target.matches(CARD)) event.target.dataset.touched = '';
});

/** Keys on a piece, or on what can be done with it. */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const piece = event.target.closest('.piece')?.piece;
  const all = table();
  if (event.key === 'Escape' && held) {
    const was = held;
    hold(null);
    focus(was, all);
  } else if (piece && event.key.startsWith('Arrow')) {
    const wanted = held && verb ? all.filter((one) => one === held || accepts(verb, held, one)) : all;
    const next = towards(event.key, piece, wanted);
    if (next) focus(next, all);
  } else if (piece && verbOf(event) && (piece.of.length || held)) {
    if (!held) hold(piece);
    begin(verbOf(event));
  } else {
    return;
  }
  event.preventDefault();
}

// A drag begins on what can attack; on a touch screen on what is held, so that a page can be scrolled.
let pulled = null;

function pull(event) {
  if (!pulled) return;
  const [dx, dy] = [event.clientX - pulled.x, event.clientY - pulled.y];
  if (!pulled.line && Math.hypot(dx, dy) < DRAG_PX) return;
  if (!pulled.line) {
    hold(pulled.piece, 'attack');
    pulled.line = element('div', { class: 'pull' });
    document.body.append(pulled.line);
  }
  Object.assign(pulled.line.style, { left: pulled.x + 'px', top: pulled.y + 'px', width: Math.hypot(dx, dy) + 'px', transform: 'rotate(' + Math.atan2(dy, dx) + 'rad)' });
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('.piece')?.piece;
  for (const one of table()) one.button.classList.toggle('over', one === over && accepts('attack', held, one));
}

function drop(event) {
  const was = pulled;
  pulled = null;
  if (!was?.line) return;
  was.line.remove();
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
  setTimeout(() => dispatchEvent(new Event('click')), 0); // where no click follows, none is swallowed later
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('.piece')?.piece;
  if (event.type === 'pointerup' && over && accepts('attack', held, over)) act('attack', over.id);
  else if (event.type === 'pointerup' && !over && held.attacks) act('attack', '');
  else hold(null);
}

document.addEventListener('pointerdown', (event) => {
  const piece = event.target.closest('.piece')?.piece;
  const canPull = piece && piece.isAttacker && event.button === 0 && (event.pointerType !== 'touch' || (held && held.id === piece.id));
  pulled = canPull ? { piece, x: event.clientX, y: event.clientY } : null;
});
document.addEventListener('pointermove', pull);
document.addEventListener('pointerup', drop);
document.addEventListener('pointercancel', drop);

document.addEventListener('click', (event) => {
  const button = event.target.closest('.piece, [data-verb], #undo, #redo, #keys');
  if (!button) return;
  if (button.piece) {
    choose(button.piece);
    if (held) focus(table().find((one) => one.id === held.id) || button.piece, table());
  } else if (button.dataset.verb) begin(button.dataset.verb);
  else if (button.id === 'undo') undo();
  else if (button.id === 'redo') redo();
  else document.getElementById('shortcuts').showModal();
});

document.addEventListener('contextmenu', (event) => {
  const piece = event.target.closest('.piece')?.piece;
  if (!piece || !piece.of.length) return;
  event.preventDefault();
  hold(piece, '');
  document.getElementById('hand').querySelector('[data-verb]:not([hidden])').focus();
});

document.addEventListener('keydown', (event) => {
  if (event.target.closest('.pieces, #hand') && !isTyping(event)) key(event);
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && ['z', 'y'].includes(event.key.toLowerCase());
  if (isUndo && (!isTyping(event) || isUntouched(event.target))) {
    event.preventDefault();
    const piece = event.target.closest('.piece')?.piece;
    if (piece) after = { entry: piece.of[0]?.entry, at: table().indexOf(piece), holds: false };
    if (event.key.toLowerCase() === 'y' || event.shiftKey) redo();
    else undo();
  } else if (event.key === '?' && !isTyping(event) && !event.defaultPrevented) {
    event.preventDefault();
    document.getElementById('shortcuts')?.showModal();
  } else if (event.key === 'b' && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest('.pieces')) {
    const all = table();
    if (all.length) focus(all.find((one) => one.button.tabIndex === 0) || all[0], all);
  } else if (event.key === 'Enter' && event.target.id === 'make') {
    event.preventDefault();
    act('count');
  }
});

document.addEventListener('board', rebuild);
matchMedia('(min-width: 42.01rem)').addEventListener('change', () => hold(null));
export { rebuild };
