// Suggestions under search fields, buttons that copy and rules that open in place. Pages work without any of it.
import { isTyping, json } from './dom.js';
import { propose } from './propose.js';
import { copy, offerCopying } from './copying.js';
import './rule-in-place.js';

for (const field of document.querySelectorAll('[data-suggest]')) {
  propose(field, (text) => json('/api/suggest?q=' + encodeURIComponent(text)), (completion) => {
    if (completion.href) location.assign(completion.href);
  });
}

for (const field of document.querySelectorAll('[data-cards]')) {
  propose(field, async (text) => (await json('/judge/cards?q=' + encodeURIComponent(text))).map((name) => ({ text: name })),
    (card) => location.assign('/cards/' + encodeURIComponent(card.text)));
}

// A page pinned to an edition is kept for ever; what became of its rule since then is asked anew.
for (const place of document.querySelectorAll('[data-standing]')) {
  fetch(place.dataset.standing).then(async (answer) => {
    if (answer.ok) place.innerHTML = await answer.text();
  }).catch(() => {});
}

offerCopying(document);

// There is none where the site is neither this machine nor encrypted.
navigator.serviceWorker?.register('/service-worker.js').catch(() => {});

document.addEventListener('keydown', (event) => {
  const typing = isTyping(event);
  if (event.key.toLowerCase() === 'c' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && navigator.clipboard) {
    const style = localStorage.getItem('cite-style') || 'markdown';
    const button = document.querySelector('[data-copy="' + (event.shiftKey ? 'quote-' : 'cite-') + CSS.escape(style) + '"]');
    if (button) {
      event.preventDefault();
      copy(button);
    }
  }
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const field = document.querySelector('#q, #find');
    if (field) {
      event.preventDefault();
      field.focus();
      field.select();
    }
  }
});
