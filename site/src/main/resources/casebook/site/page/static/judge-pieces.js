// The parts of the picture that can be chosen: buttons over it, of which the arrow keys go from one to the next.
import { element } from './dom.js';

/** What stands on a picture: a player, or permanents that look the same. */
function piece(drawn, scale) {
  const [x, y, width, height] = drawn.dataset.box.split(' ').map(Number);
  const button = element('button', { type: 'button', class: 'piece', tabindex: '-1', 'aria-label': drawn.querySelector('title')?.textContent || drawn.dataset.name });
  Object.assign(button.style, {
    left: 100 * x / scale.width + '%', top: 100 * y / scale.height + '%',
    width: 100 * width / scale.width + '%', height: 100 * height / scale.height + '%',
  });
  const of = (drawn.dataset.of || '').split('\n').filter(Boolean).map((line) => {
    const space = line.indexOf(' ');
    return { count: Number(line.slice(0, space)), entry: line.slice(space + 1) };
  });
  const made = {
    button, of,
    id: drawn.dataset.piece,
    name: drawn.dataset.name,
    count: of.reduce((sum, one) => sum + one.count, 0),
    attacks: drawn.dataset.attacks || '',
    target: drawn.dataset.target || '',
    isPlayer: !drawn.dataset.of,
    controller: drawn.closest('.panel').querySelector('.seat-name').dataset.piece,
    isAttacker: Boolean(drawn.dataset.of) && !drawn.classList.contains('noncreature') && Boolean(drawn.closest('.panel.active')),
    isTapped: drawn.classList.contains('tapped'),
    isSick: drawn.classList.contains('sick'),
    isAttached: 'attached' in drawn.dataset,
    said: button.getAttribute('aria-label'),
  };
  button.piece = made;
  return made;
}

/** Lays the buttons over a picture. */
export function lay(table) {
  const box = table.querySelector('svg').viewBox.baseVal;
  const over = element('div', { class: 'pieces', role: 'group', 'aria-label': 'The board. The arrow keys go from one to the next, Enter chooses, ? lists all keys.' });
  const all = [...table.querySelectorAll('[data-piece]')].map((drawn) => piece(drawn, box));
  over.append(...all.map((one) => one.button));
  table.querySelector('.pieces')?.remove();
  table.append(over);
  if (all.length) (all.find((one) => one.isAttacker) || all[0]).button.tabIndex = 0;
  return all;
}

/** Gives a piece the focus; it alone is a stop of the Tab key. */
export function focus(piece, all) {
  for (const one of all) one.button.tabIndex = one === piece ? 0 : -1;
  piece.button.focus({ preventScroll: true });
  piece.button.scrollIntoView({ block: 'nearest' });
}

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The piece that lies nearest in the direction of an arrow key. */
export function towards(key, from, all) {
  const way = WAYS[key];
  if (!way) return null;
  const center = (one) => {
    const box = one.button.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [fromX, fromY] = center(from);
  let nearest = null;
  let least = Infinity;
  for (const one of all) {
    const [x, y] = center(one);
    const along = (x - fromX) * way[0] + (y - fromY) * way[1];
    const across = Math.abs((x - fromX) * way[1]) + Math.abs((y - fromY) * way[0]);
    const far = along + 2 * across;
    if (one !== from && along > 4 && (way[0] === 0 || across < along * 2) && far < least) {
      least = far;
      nearest = one;
    }
  }
  return nearest;
}
