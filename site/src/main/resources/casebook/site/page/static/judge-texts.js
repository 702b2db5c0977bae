// What is understood of a rules text while it is being typed.
import { element } from './dom.js';
import { form } from './judge-form.js';

const READ_AFTER_MS = 250; // a pause in typing
let reading = 0;

/** A rules text with what says how it may call the object that it stands on. */
function toRead(field) {
  const beside = (name) => {
    const other = form().elements.namedItem(field.name.replace(/[^.]*$/, name));
    return other ? other.value.trim() : '';
  };
  const card = field.dataset.read || beside('source');
  const types = beside('types').split('—')[0].split(/\s+/).filter(Boolean);
  return { text: field.value, ...(card && { card }), ...(types.length && { types }) };
}

/** Shows under a rules text what is understood of it so far. */
async function read(field) {
  const mine = ++reading;
  const shown = field.parentElement.querySelector('.reads') || element('output', { class: 'reads', for: field.id });
  field.after(shown);
  if (!field.value.trim()) return shown.replaceChildren();
  try {
    const answer = await fetch('/api/read', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toRead(field)),
    });
    const said = await answer.json();
    if (mine !== reading) return;
    if (!answer.ok) {
      const wrong = (said.errors || []).map((error) => error.message).join(' ');
      return shown.replaceChildren(element('span', { class: 'unread' }, wrong || said.detail || ''));
    }
    shown.replaceChildren(
      ...said.effects.map((effect) => element('span', { class: 'read' }, effect.words, ' ', element('span', { class: 'tag' }, effect.rule || effect.kind))),
      ...said.unread.map((text) => element('span', { class: 'unread' }, element('span', { class: 'tag undetermined' }, 'unread'), ' ', text)),
      ...said.irrelevant.map((text) => element('span', { class: 'irrelevant' }, element('span', { class: 'tag' }, 'not about attacking'), ' ', text)));
  } catch {
    shown.replaceChildren();
  }
}

let pause = 0;
document.addEventListener('input', (event) => {
  if (event.target.matches('[data-read]')) {
    clearTimeout(pause);
    pause = setTimeout(() => read(event.target), READ_AFTER_MS);
  }
});
