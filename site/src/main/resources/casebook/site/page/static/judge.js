// Judges while the board is being built, without loading the page anew. The form does the same by itself.
'use strict';

(() => {
  const CARD = '[data-card]';
  let latest = 0;

  const form = () => document.getElementById('builder');

  /** Whether somebody is in the middle of typing into a field of the form. */
  const isTyping = () => {
    const field = document.activeElement;
    return field && field.form === form() && field.matches('input[type="text"], input[type="number"], textarea')
      && field.value !== field.defaultValue;
  };

  /** Sends the form and puts what comes back in its place. */
  async function send(button) {
    const mine = ++latest;
    const data = new FormData(form());
    if (button && button.name) data.set(button.name, button.value);
    const content = document.getElementById('content');
    content.classList.add('busy');
    try {
      const answer = await fetch('/judge', { method: 'POST', body: new URLSearchParams(data) });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine !== latest) return;
      replace(page, Boolean(button));
      const address = new URL(answer.url);
      if (address.searchParams.has('case')) {
        const change = button && button.value !== 'judge' ? 'pushState' : 'replaceState';
        history[change]({}, '', address.pathname + address.search);
      }
    } catch {
      form().submit();
    } finally {
      content.classList.remove('busy');
    }
  }

  function replace(page, pressed) {
    const opened = [...document.querySelectorAll('#builder details[open]')].map((one) => one.id);
    const focused = document.activeElement ? document.activeElement.id : '';
    if (!pressed && isTyping()) {
      swap('ruling', page);
      form().elements.case.value = page.querySelector('#builder [name="case"]').value;
    } else {
      swap('judge', page);
      for (const id of opened) {
        const details = id && document.getElementById(id);
        if (details) details.open = true;
      }
      const again = focused && document.getElementById(focused);
      if (again) again.focus({ preventScroll: true });
      prepare();
    }
    offerCopying(document);
    const headline = document.querySelector('.verdict .judged');
    const problems = document.querySelector('.problems');
    document.getElementById('announce').textContent =
      headline ? headline.closest('.verdict').innerText.replace(/\s+/g, ' ').trim() : problems ? problems.innerText : '';
  }

  function swap(id, page) {
    document.getElementById(id).replaceWith(document.adoptNode(page.getElementById(id)));
  }

  function prepare() {
    for (const field of document.querySelectorAll(CARD)) {
      propose(field,
        async (text) => (await json('/judge/cards?q=' + encodeURIComponent(text))).map((name) => ({ text: name })),
        (card) => {
          field.value = card.text;
          send(document.getElementById('add-' + field.id.replace(/^new-/, '')));
        });
    }
  }

  document.addEventListener('submit', (event) => {
    if (event.target === form()) {
      event.preventDefault();
      send(event.submitter);
      if (event.submitter && event.submitter.id === 'judge-button') {
        document.getElementById('ruling').scrollIntoView({ block: 'nearest' });
      }
    }
  });

  document.addEventListener('change', (event) => {
    if (event.target.form === form() && !event.target.matches(CARD) && event.target.name && event.target.name !== 'paste') {
      send(null);
    }
  });

  document.addEventListener('click', async (event) => {
    const link = event.target.closest('a.alternative');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const mine = ++latest;
    try {
      const answer = await fetch(link.href);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine !== latest) return;
      history.pushState({}, '', link.href);
      replace(page, true);
      document.getElementById('ruling').focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
  });

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

  addEventListener('popstate', () => location.reload());

  prepare();
})();
