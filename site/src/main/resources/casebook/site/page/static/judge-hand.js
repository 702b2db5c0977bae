// What can be done with the permanents that are chosen on the picture: the buttons beneath it, and their keys.

/** The keys, each with what it does; the page lists them too. */
const KEYS = { a: 'attack', t: 'tap', s: 'sick', g: 'goad', '+': 'counter', '-': 'uncounter', e: 'attach', k: 'control', n: 'count', d: 'duplicate', Delete: 'remove', Backspace: 'remove', x: 'nothing' };

/** What needs something else on the picture to be chosen, as it is asked for. */
export const ASKS = {
  attack: 'Choose what it attacks.',
  goad: 'Choose the player who goads it.',
  attach: 'Choose what it is attached to.',
  control: 'Choose the player who gains control of it.',
};

/** After these there is nothing left to hold. */
export const LETS_GO = new Set(['attack', 'remove', 'attach', 'control', 'duplicate']);

const hand = () => document.getElementById('hand');

/** The verb of a key, if it has one. */
export const verbOf = (event) => KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];

/** Whether something of the picture can be chosen for a verb. */
export function accepts(verb, held, piece) {
  if (piece === held) return false;
  if (verb === 'attack') return Boolean(piece.target) && piece.target !== held.attacks;
  return verb === 'attach' || (Boolean(verb) && piece.isPlayer && piece.id !== held.controller);
}

/** Shows what can be done with a piece. */
export function show(piece, verb) {
  const panel = hand();
  if (!panel) return;
  panel.hidden = !piece;
  if (!piece) return;
  panel.querySelector('.held-name').textContent = piece.count > 1 ? piece.count + ' × ' + piece.name : piece.name;
  panel.querySelector('.asks').textContent = ASKS[verb] || '';
  const many = panel.querySelector('.many');
  many.hidden = piece.count < 2;
  const some = many.querySelector('input');
  if (panel.dataset.of !== piece.id) some.value = piece.count;
  some.max = piece.count;
  panel.dataset.of = piece.id;
  for (const button of panel.querySelectorAll('[data-verb]')) {
    const name = button.dataset.verb;
    button.setAttribute('aria-pressed', String(name === verb || (name === 'tap' && piece.isTapped) || (name === 'sick' && piece.isSick)));
    button.hidden = (name === 'attack' && !piece.isAttacker) || (name === 'nothing' && !piece.attacks) || (name === 'detach' && !piece.isAttached);
  }
  panel.querySelector('a').href = '#row-' + piece.of[0].entry;
}

/** The number that is typed beside a verb, or the kind of counter. */
export function typed(verb) {
  if (verb === 'count') return hand().querySelector('#make').value;
  return verb === 'counter' || verb === 'uncounter' ? hand().querySelector('#counter').value : '';
}

/** What is meant of a piece, as the form sends it: as many as are typed. */
export function meant(piece) {
  const some = hand().querySelector('.many input');
  let left = piece.count > 1 && hand().dataset.of === piece.id ? Math.min(piece.count, Math.max(1, Number(some.value) || piece.count)) : piece.count;
  const lines = [];
  for (const { count, entry } of piece.of) {
    const taken = Math.min(count, left);
    left -= taken;
    if (taken > 0) lines.push(taken + ' ' + entry);
  }
  return lines.join('\n');
}

/** A verb as it is sent: what is so already is undone. */
export function exact(verb, piece) {
  if (verb === 'tap' && piece.isTapped) return 'untap';
  if (verb === 'sick' && piece.isSick) return 'rested';
  return verb === 'nothing' ? 'attack' : verb;
}
