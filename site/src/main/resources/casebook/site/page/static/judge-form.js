// Sends the form and puts what comes back in its place, without loading the page anew. The form does the same by itself.
import { page } from './dom.js';
import { offerCopying } from './copying.js';
import { step } from './judge-steps.js';

export const CARD = '[data-card]';
const MORE = 'details[id^="more-"]'; // the fields of a permanent that few boards need
let latest = 0;

export const form = () => document.getElementById('builder');

/** Tells the other scripts that there is another board on the page. */
function told() {
  document.dispatchEvent(new CustomEvent('board'));
}

/** Whether somebody is in the middle of typing into a field of the form. */
const isTypingNow = () => {
  const field = document.activeElement;
  return field && field.form === form() && field.matches('input[type="text"], input[type="number"], textarea')
    && field.value !== field.defaultValue;
};

/** For how long a browser takes the next letter as one more of what is chosen in a list, in milliseconds. */
const TYPING = 1000;
let typed = -TYPING;
document.addEventListener('keydown', (event) => {
  if (event.key.length === 1 && event.target.matches('#builder select')) typed = event.timeStamp;
});

/** Whether somebody is in the middle of typing what to choose in a list: "attacks c". */
const isChoosingNow = () => {
  const field = document.activeElement;
  return field && field.form === form() && field.matches('select') && performance.now() - typed < TYPING;
};

/** The buttons that take the names of cards which somebody typed; “fill” is what Enter in a field presses. */
const TAKE_NAMES = ['add', 'enter', 'fill', 'take', 'own', 'effect'];

/** What somebody began to type and this button doesn't take: names of cards, and a text to be loaded. */
function begun(verb) {
  const names = TAKE_NAMES.includes(verb) ? [] : [...form().querySelectorAll(CARD)].filter((field) => field.value !== field.defaultValue);
  const text = verb === 'load' ? [] : [document.getElementById('paste')];
  return [...names, ...text].filter((field) => field.value.trim());
}

/** Sends the form with the button that was pressed, for a player to whom it adds something, and fields that it hasn't. */
export async function send(button, added, more = {}) {
  const mine = ++latest;
  const data = new FormData(form());
  if (button && button.name) data.set(button.name, button.value);
  for (const [name, value] of Object.entries(more)) data.set(name, value);
  const adds = !button || !button.name ? '' : button.value.split(':')[0];
  const kept = begun(adds);
  for (const field of kept) data.delete(field.name);
  const content = document.getElementById('content');
  content.classList.add('busy');
  try {
    const answer = await page('/judge', { method: 'POST', body: new URLSearchParams(data) });
    if (mine !== latest) return;
    for (const field of kept) {
      const again = answer.page.getElementById(field.id);
      if (again) again.setAttribute('data-begun', document.getElementById(field.id).value);
    }
    replace(answer.page, Boolean(button), added);
    if (adds === 'add-player') [...document.querySelectorAll(CARD)].at(-1).focus();
    const link = answer.address.searchParams.has('case') ? answer.address : answer.page.getElementById('link')?.value;
    if (link) step(link);
  } catch {
    form().submit();
  } finally {
    content.classList.remove('busy');
  }
}

/** Shows the board at an address. */
export async function load(address, isStep) {
  const mine = ++latest;
  try {
    const whole = new URL(address, location.href);
    for (const one of document.querySelectorAll(MORE + '[open]')) whole.searchParams.append('more', one.id.slice('more-'.length));
    const answer = await page(whole);
    if (mine !== latest) return;
    if (isStep) step(address);
    replace(answer.page, true);
  } catch {
    if (isStep) location.assign(address);
    else location.reload();
  }
}

function replace(answer, pressed, added) {
  if (!pressed && isChoosingNow()) {
    const mine = latest;
    const whole = answer.cloneNode(true);
    for (const part of ['ruling', 'reasons']) swap(part, answer);
    form().elements.case.value = whole.querySelector('#builder [name="case"]').value;
    told();
    setTimeout(() => { if (mine === latest) replace(whole, false, added); }, TYPING);
    return;
  }
  const before = new Set([...document.querySelectorAll('.permanent')].map((one) => one.id));
  const opened = [...document.querySelectorAll('#judge details[open]')].map((one) => one.id);
  const closed = [...document.querySelectorAll(MORE + ':not([open])')].map((one) => one.id);
  const focus = document.activeElement;
  const stood = focus ? focus.getBoundingClientRect().top : 0;
  if (!pressed && isTypingNow()) {
    for (const part of ['ruling', 'moves', 'reasons', 'settle', 'share']) swap(part, answer);
    form().elements.case.value = answer.querySelector('#builder [name="case"]').value;
  } else {
    const places = wherein(focus);
    swap('judge', answer);
    for (const id of opened) {
      const details = id && document.getElementById(id);
      if (details) details.open = true;
    }
    for (const id of closed) document.getElementById(id)?.removeAttribute('open');
    for (const field of document.querySelectorAll('[data-begun]')) field.value = field.dataset.begun;
    focusAgain(places);
  }
  const now = document.activeElement;
  if (now && form().contains(now) && now.id === (focus && focus.id)) scrollBy(0, now.getBoundingClientRect().top - stood);
  document.querySelector('.add .asked')?.scrollIntoView({ block: 'nearest' });
  offerCopying(document);
  told();
  announce(!added ? [] : [...document.querySelectorAll('#seat-' + added + ' .permanent')].filter((one) => !before.has(one.id)));
}

/** The ids of an element and of all that it is in, and where in the form it stands. */
function wherein(element) {
  const ids = [];
  for (let one = element; one; one = one.parentElement) if (one.id) ids.push(one.id);
  const seats = [...document.querySelectorAll('.seat')];
  return { ids, seat: seats.indexOf(element && element.closest('.seat')) };
}

/** What was there before gets the focus again; where it is gone, what is nearest to it, never the page. */
function focusAgain({ ids, seat }) {
  const adds = (of) => of && (of.querySelector('.asked button') || of.querySelector(CARD) || of.querySelector('#add-player, #add-effect'));
  const seats = [...document.querySelectorAll('.seat')];
  const same = ids.length && document.getElementById(ids[0]);
  const isOwn = same && same.matches('a, button, input, select, textarea, summary, [tabindex]') && !same.matches('.seat, main');
  const again = isOwn ? same : seat >= 0 ? adds(seats[Math.min(seat, seats.length - 1)]) : null;
  if (again) again.focus({ preventScroll: true });
}

/** Says what came of it, with the names of what was added. */
function announce(rows) {
  const names = rows.map((one) => one.querySelector('.what strong').innerText);
  const said = names.length ? names.join(', ') + (names.length > 1 ? ' are' : ' is') + ' on the board. ' : '';
  const asked = document.querySelector('.add .asked p');
  const headline = document.querySelector('.verdict .judged');
  const problems = document.querySelector('.problems');
  document.getElementById('announce').textContent = said + (asked ? asked.innerText
    : headline ? headline.closest('.verdict').innerText.replace(/\s+/g, ' ').trim() : problems ? problems.innerText : '');
}

function swap(id, answer) {
  document.getElementById(id).replaceWith(document.adoptNode(answer.getElementById(id)));
}
