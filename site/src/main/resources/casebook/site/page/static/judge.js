// Judges while the board is being built, without loading the page anew. The form does the same by itself.
'use strict';

(() => {
  const CARD = '[data-card]';
  let latest = 0;
  let shown = '';

  /** Gives the page the address of the board that it shows. */
  function go(change, address) {
    history[change]({}, '', address);
    shown = location.pathname + location.search;
  }

  const form = () => document.getElementById('builder');

  /** Whether somebody is in the middle of typing into a field of the form. */
  const isTyping = () => {
    const field = document.activeElement;
    return field && field.form === form() && field.matches('input[type="text"], input[type="number"], textarea')
      && field.value !== field.defaultValue;
  };

  /** The names of cards that somebody began to type; they are sent only with what adds them. */
  const begun = () => [...form().querySelectorAll(CARD)].filter((field) => field.value.trim() && field.value !== field.defaultValue);

  /** The address of a board as it is shared: it begins with the picture and the verdict. */
  function shared(address) {
    const url = new URL(address, location.href);
    const query = url.search.slice(1).split('&').filter((part) => part && part !== 'edit' && !part.startsWith('typed.'));
    return url.pathname + (query.length ? '?' + query.join('&') : '');
  }

  /** Sends the form and puts what comes back in its place. */
  async function send(button, added) {
    const mine = ++latest;
    const data = new FormData(form());
    if (button && button.name) data.set(button.name, button.value);
    const adds = !button || !button.name ? '' : button.value.split(':')[0];
    const kept = ['add', 'judge', 'take', 'own'].includes(adds) ? [] : begun();
    for (const field of kept) data.delete(field.name);
    const content = document.getElementById('content');
    content.classList.add('busy');
    try {
      const answer = await fetch('/judge', { method: 'POST', body: new URLSearchParams(data) });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine !== latest) return;
      for (const field of kept) {
        const again = page.getElementById(field.id);
        if (again) again.setAttribute('data-begun', document.getElementById(field.id).value);
      }
      replace(page, Boolean(button), added);
      if (adds === 'add-player') [...document.querySelectorAll(CARD)].at(-1).focus();
      const address = new URL(answer.url);
      if (address.searchParams.has('case')) {
        go(button && button.value !== 'judge' ? 'pushState' : 'replaceState', shared(address));
      }
    } catch {
      form().submit();
    } finally {
      content.classList.remove('busy');
    }
  }

  function replace(page, pressed, added) {
    const opened = [...document.querySelectorAll('#judge details[open]')].map((one) => one.id);
    const focus = document.activeElement;
    const seat = focus && focus.closest('.seat');
    const stood = focus ? focus.getBoundingClientRect().top : 0;
    if (!pressed && isTyping()) {
      for (const part of ['ruling', 'reasons', 'share']) swap(part, page);
      form().elements.case.value = page.querySelector('#builder [name="case"]').value;
    } else {
      swap('judge', page);
      for (const id of opened) {
        const details = id && document.getElementById(id);
        if (details) details.open = true;
      }
      for (const field of document.querySelectorAll('[data-begun]')) field.value = field.dataset.begun;
      prepare();
      focusAgain(focus && focus.id, seat && seat.id);
    }
    const now = document.activeElement;
    if (now && form().contains(now) && now.id === (focus && focus.id)) scrollBy(0, now.getBoundingClientRect().top - stood);
    offerCopying(document);
    announce(added);
  }

  /** What was there before gets the focus again; where it is gone, what adds to the same side. */
  function focusAgain(id, seat) {
    const again = (id && document.getElementById(id))
      || (seat && (document.querySelector('#' + CSS.escape(seat) + ' .asked button') || document.querySelector('#' + CSS.escape(seat) + ' ' + CARD)));
    if (again) again.focus({ preventScroll: true });
  }

  function announce(added) {
    const said = added ? added + ' is on the board. ' : '';
    const asked = document.querySelector('.add .asked p');
    const headline = document.querySelector('.verdict .judged');
    const problems = document.querySelector('.problems');
    document.getElementById('announce').textContent = said + (asked ? asked.innerText
      : headline ? headline.closest('.verdict').innerText.replace(/\s+/g, ' ').trim() : problems ? problems.innerText : '');
  }

  function swap(id, page) {
    document.getElementById(id).replaceWith(document.adoptNode(page.getElementById(id)));
  }

  function prepare() {
    for (const field of document.querySelectorAll(CARD)) {
      const own = (text) => ({ text: '“' + text + '”', detail: 'as a creature of your own', own: text });
      propose(field,
        async (text) => {
          const names = await json('/judge/cards?q=' + encodeURIComponent(text));
          const same = names.some((name) => name.toLowerCase() === text.toLowerCase());
          return [...names.map((name) => ({ text: name })), ...(same ? [] : [own(text)])];
        },
        (card) => {
          const verb = card.own ? 'own' : 'add';
          const button = document.getElementById('add-' + field.id.replace(/^new-/, ''));
          field.value = card.own || card.text;
          send({ name: 'do', value: verb + ':' + field.dataset.card + (card.own ? ':' + card.own : '') }, button && !card.own ? card.text : '');
        },
        (proposals, text) => proposals.find((one) => !one.own) || { text });
    }
    for (const hint of document.querySelectorAll('[data-scripts]')) hint.hidden = false;
  }

  // In an empty field the arrow keys go from side to side, and up to what attacks.
  document.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !event.target.matches(CARD) || event.target.value || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [...form().querySelectorAll('[data-attacks], [data-card], #add-player')];
    const next = stops[stops.indexOf(event.target) + step];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  });

  // A row that is led to may be in a form that is closed.
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#row-"]');
    const row = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (row) {
      event.preventDefault();
      document.getElementById('change').open = true;
      row.scrollIntoView({ block: 'center' });
      row.querySelector('.asked button, input:not([type="hidden"]), select').focus({ preventScroll: true });
    }
  });

  document.addEventListener('submit', (event) => {
    if (event.target === form()) {
      event.preventDefault();
      send(event.submitter);
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
      go('pushState', shared(link.href));
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

  /** The way back leads to the board before, with the form as open as it is now. */
  addEventListener('popstate', async () => {
    if (location.pathname + location.search === shown) return; // only another place on the page
    shown = location.pathname + location.search;
    const mine = ++latest;
    try {
      const answer = await fetch(location.href);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine === latest) replace(page, true);
    } catch {
      location.reload();
    }
  });

  go('replaceState', shared(location.href) + location.hash);
  prepare();
  const empty = document.querySelector('.change.first ' + CARD);
  if (empty && !empty.value && !location.hash && matchMedia('(min-width: 62rem)').matches) empty.focus({ preventScroll: true });
})();
