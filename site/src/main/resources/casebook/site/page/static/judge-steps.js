// The boards that were on the page, one after the other: undo, redo and the browser's own way back are one thing.
const TOP = 'judge-top';
let at = history.state?.at ?? 0;
let top = Math.max(at, Number(history.state ? sessionStorage.getItem(TOP) : 0) || 0);
let shown = '';

const here = () => location.pathname + location.search;

/** The address of a board as it is shared: it begins with the picture and the verdict. */
export function shared(address) {
  const url = new URL(address, location.href);
  const query = url.search.slice(1).split('&').filter((part) => part && part !== 'edit' && !part.startsWith('typed.') && !part.startsWith('more='));
  return url.pathname + (query.length ? '?' + query.join('&') : '');
}

/** Gives the page the address of the board that it shows now; another board is a step of its own. */
export function step(address) {
  const next = shared(address);
  if (next === here()) return;
  top = ++at;
  history.pushState({ at }, '', next);
  note();
}

/** Lets the first board be one that can be come back to. */
export function begin() {
  history.replaceState({ at }, '', shared(location.href) + location.hash);
  note();
}

function note() {
  shown = here();
  sessionStorage.setItem(TOP, top);
  offer();
}

/** Shows which of the buttons can do something. */
export function offer() {
  const buttons = { undo: at > 0, redo: at < top };
  for (const [id, can] of Object.entries(buttons)) {
    const button = document.getElementById(id);
    if (button) button.setAttribute('aria-disabled', String(!can));
  }
}

export function undo() {
  if (at > 0) history.back();
}

export function redo() {
  if (at < top) history.forward();
}

/** Does something where the browser went to another board. */
export function onStep(show) {
  addEventListener('popstate', (event) => {
    if (here() === shown) return; // only another place on the page
    at = event.state?.at ?? 0;
    note();
    show();
  });
}
