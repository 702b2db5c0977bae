// Judges while the board is being built, without loading the page anew. The form does the same by itself.
import { CARD, form, load, send } from './judge-form.js';
import { offerCards } from './judge-cards.js';
import { begin, offer, onStep } from './judge-steps.js';
import { rebuild } from './judge-table.js';
import './judge-texts.js';
import './judge-share.js';
import './judge-moves.js';

/** Shows all fields of a permanent; where the page hasn't got them yet, it asks for them. */
function unfold(entry) {
  const fields = document.getElementById('more-' + entry);
  const more = document.getElementById('about-' + entry);
  if (fields) fields.open = true;
  more.focus({ preventScroll: true });
  if (!fields) more.click();
}

// A row that is led to may be in a form that is closed.
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#row-"]');
  const row = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (row) {
    event.preventDefault();
    document.getElementById('change').open = true;
    row.scrollIntoView({ block: 'center' });
    if (link.closest('#hand')) {
      unfold(row.id.slice('row-'.length));
      return;
    }
    row.querySelector('.asked button, input:not([type="hidden"]), select').focus({ preventScroll: true });
  }
});

// So may a field that is led to.
document.addEventListener('click', (event) => {
  const link = event.target.closest('a.to-field');
  const field = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  document.getElementById('change').open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
});

document.addEventListener('submit', (event) => {
  if (event.target === form()) {
    event.preventDefault();
    send(event.submitter);
  }
});

document.addEventListener('change', (event) => {
  if (event.target.form === form() && !event.target.matches(CARD) && event.target.name && event.target.name !== 'paste' && !('waits' in event.target.dataset)) send(null);
});

document.addEventListener('click', async (event) => {
  const link = event.target.closest('a.alternative');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  await load(link.href, true);
  document.getElementById('ruling').focus({ preventScroll: true });
});

document.addEventListener('board', () => {
  offerCards();
  offer();
});

onStep(() => load(location.href, false));
begin();
offerCards();
rebuild();
const empty = document.querySelector('.change.first ' + CARD);
if (empty && !empty.value && !location.hash && matchMedia('(min-width: 76.01rem)').matches) empty.focus({ preventScroll: true });
