// Suggestions under a field.
import { element } from './dom.js';

const SUGGEST_AFTER_MS = 120; // about the time between two keystrokes of a quick typist

/**
 * A list of proposals under a field, moved through with the arrow keys (ARIA combobox). With `typed`,
 * Enter takes what it makes of the text where no proposal was chosen.
 */
export function propose(field, find, choose, typed) {
  const list = element('ul', { class: 'suggestions', role: 'listbox', id: field.id + '-proposals' });
  list.hidden = true;
  const status = element('span', { class: 'hidden', role: 'status' });
  field.parentElement.append(list, status);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  let at = -1;
  let timer = 0;
  let asked = 0;

  const close = () => {
    list.hidden = true;
    status.textContent = '';
    at = -1;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
  };
  const mark = (next) => {
    at = next;
    [...list.children].forEach((item, index) => item.setAttribute('aria-selected', index === at));
    if (at >= 0) field.setAttribute('aria-activedescendant', list.children[at].id);
    else field.removeAttribute('aria-activedescendant');
  };
  const show = (proposals) => {
    list.replaceChildren(...proposals.map((proposal, index) => {
      const item = element('li', { role: 'option', id: list.id + '-' + index, 'aria-selected': 'false' },
        element('b', {}, proposal.text), element('span', {}, proposal.detail || ''),
        ...(proposal.kind ? [element('em', {}, proposal.kind)] : []));
      item.addEventListener('mousedown', (event) => {
        event.preventDefault();
        close();
        choose(proposal);
      });
      item.proposal = proposal;
      return item;
    }));
    at = -1;
    list.hidden = proposals.length === 0;
    status.textContent = list.hidden ? 'No suggestions' : proposals.length + (proposals.length === 1 ? ' suggestion' : ' suggestions');
    field.setAttribute('aria-expanded', String(!list.hidden));
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    const text = field.value.trim();
    if (!text) return close();
    timer = setTimeout(async () => {
      const mine = ++asked;
      try {
        const proposals = await find(text);
        if (mine === asked && document.activeElement === field) show(proposals);
      } catch {
        close();
      }
    }, SUGGEST_AFTER_MS);
  });
  field.addEventListener('keydown', (event) => {
    if (typed && event.key === 'Enter' && at < 0 && field.value.trim() && !event.isComposing) {
      event.preventDefault();
      clearTimeout(timer);
      asked++;
      close();
      choose(typed(field.value.trim()));
      return;
    }
    if (list.hidden) return;
    const count = list.children.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      mark(at < 0 && step < 0 ? count - 1 : (at + step + count) % count);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      const chosen = list.children[at].proposal;
      close();
      choose(chosen);
    }
  });
  field.addEventListener('blur', () => { clearTimeout(timer); asked++; close(); });
}
