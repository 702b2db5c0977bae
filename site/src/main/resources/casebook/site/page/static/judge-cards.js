// The fields for the names of cards: proposals, and the way from one to the next.
import { json } from './dom.js';
import { propose } from './propose.js';
import { CARD, form, send } from './judge-form.js';

function offer(field) {
  const own = (text) => ({ text: '“' + text + '”', detail: 'as a creature of your own', own: text });
  propose(field,
    async (text) => {
      const names = await json('/judge/cards?q=' + encodeURIComponent(text));
      const same = names.some((name) => name.toLowerCase() === text.toLowerCase());
      return [...names.map((name) => ({ text: name })), ...(same ? [] : [own(text)])];
    },
    (card) => {
      const verb = card.own ? 'own' : card.verb || 'add';
      field.value = card.own || card.text;
      send({ name: 'do', value: verb + ':' + field.dataset.card + (card.own ? ':' + card.own : '') }, field.dataset.card);
    },
    (text) => ({ text, verb: 'enter' }));
}

/** Fields that have no proposals yet get them. */
export function offerCards() {
  for (const field of document.querySelectorAll(CARD + ':not([role])')) offer(field);
}

// A list that is pasted into such a field is added at once; what of it is no card is asked about.
document.addEventListener('paste', (event) => {
  const lines = (event.clipboardData?.getData('text') || '').split(/[\r\n]+/).map((line) => line.trim()).filter(Boolean);
  if (!event.target.matches(CARD) || lines.length < 2) return;
  event.preventDefault();
  event.target.value = [event.target.value.trim(), ...lines].filter(Boolean).join('; ');
  send({ name: 'do', value: 'add:' + event.target.dataset.card });
});

/** The field for the cards of a player. */
export const fieldOf = (player) => document.getElementById('new-' + player);

// In an empty field the arrow keys go from side to side, and up to what attacks.
document.addEventListener('keydown', (event) => {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || !event.target.matches(CARD) || event.target.value || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...form().querySelectorAll('[data-attacks], [data-card], #add-player')];
  const next = stops[stops.indexOf(event.target) + way];
  if (next) {
    event.preventDefault();
    next.focus();
  }
});
