// Suggestions under search fields, and buttons that copy. Pages work without any of it.
'use strict';

const SUGGEST_AFTER_MS = 120; // about the time between two keystrokes of a quick typist

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * A list of proposals under a field, moved through with the arrow keys (ARIA combobox). With `first`,
 * Enter takes the proposal that it gives where none was chosen, also one that has yet to come.
 */
function propose(field, find, choose, first) {
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
    if (first && event.key === 'Enter' && at < 0 && field.value.trim() && !event.isComposing) {
      event.preventDefault();
      clearTimeout(timer);
      asked++;
      const text = field.value.trim();
      find(text).catch(() => []).then((proposals) => {
        close();
        choose(first(proposals, text));
      });
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

async function json(path) {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

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

async function copy(button) {
  const source = document.getElementById(button.dataset.copy);
  await navigator.clipboard.writeText(source.value ?? source.textContent);
  if (button.dataset.cite) localStorage.setItem('cite-style', button.dataset.cite);
  const status = document.getElementById('copied');
  if (status) status.textContent = 'Copied: ' + (button.getAttribute('aria-label') || 'the text').replace('Copy as ', '') + '.';
  const was = button.dataset.was || button.textContent;
  button.dataset.was = was;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = was; }, 1500); // long enough to be read
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  event.preventDefault(); // a button in a summary must not open it
  copy(button);
});

function offerCopying(within) {
  if (navigator.clipboard) {
    within.querySelectorAll('[data-copy], .keys').forEach((button) => { button.hidden = false; });
  }
}
offerCopying(document);

document.addEventListener('keydown', (event) => {
  const typing = event.target.closest('input, textarea, select, [contenteditable]');
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
