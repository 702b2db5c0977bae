// Shows the pinned text of cited rules beside their links, and tells which rules have changed since.
// Works on links to /cr/{date}/{number} with a title, as the linker of Casebook writes them.
(() => {
  'use strict';
  const site = new URL(document.currentScript.src).origin;
  const PINNED = /^\/cr\/(\d{4}-\d\d-\d\d)\/(\d{3}\.\d+[a-z]?)$/;
  const CHANGED = ['reworded', 'moved', 'split', 'removed'];
  let shown = null;
  let count = 0;

  // Styles are set one by one: a policy that forbids style sheets of others doesn't forbid these.
  const style = (element, styles) => {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
    return element;
  };

  const hide = () => {
    if (shown) shown.hidden = true;
    shown = null;
  };

  const show = (link, tip) => {
    hide();
    const at = link.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - 368));
    style(tip, { left: left + window.scrollX + 'px', top: at.bottom + window.scrollY + 4 + 'px' });
    tip.hidden = false;
    shown = tip;
  };

  const tooltip = (text) => {
    const tip = document.createElement('div');
    tip.id = 'casebook-tip-' + (++count);
    tip.setAttribute('role', 'tooltip');
    tip.textContent = text;
    tip.hidden = true;
    style(tip, {
      position: 'absolute', 'z-index': '9999', 'max-width': '22rem', padding: '.6rem .8rem',
      font: '14px/1.45 system-ui, sans-serif', color: '#1d1c1a', background: '#fff',
      border: '1px solid #8d887c', 'border-radius': '8px', 'box-shadow': '0 4px 16px rgba(0,0,0,.2)',
    });
    document.body.append(tip);
    return tip;
  };

  const badge = (link, edition, number, says) => {
    const mark = document.createElement('a');
    mark.href = site + '/rule/' + edition + '/' + number;
    mark.textContent = 'changed since';
    mark.title = says;
    mark.className = 'casebook-changed';
    style(mark, {
      'margin-left': '.3em', padding: '0 .4em', font: '600 .75em system-ui, sans-serif',
      color: '#7d5300', background: '#fbf0d6', 'border-radius': '4px', 'text-decoration': 'none',
    });
    link.after(mark);
  };

  const dress = (link) => {
    const url = new URL(link.href, location.href);
    const pinned = url.origin === site && PINNED.exec(url.pathname);
    if (!pinned || link.dataset.casebook) return;
    link.dataset.casebook = 'on';
    if (link.title) {
      const tip = tooltip(link.title);
      link.removeAttribute('title'); // else the browser shows it a second time
      link.setAttribute('aria-describedby', tip.id);
      for (const event of ['mouseenter', 'focus']) link.addEventListener(event, () => show(link, tip));
      for (const event of ['mouseleave', 'blur']) link.addEventListener(event, hide);
    }
    fetch(site + '/api/resolve?rule=' + pinned[2] + '&edition=' + pinned[1])
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found) => {
        if (found && found.today.some((today) => CHANGED.includes(today.relation))) badge(link, pinned[1], pinned[2], found.says);
      })
      .catch(() => {}); // without an answer the link still says everything
  };

  const start = () => {
    document.querySelectorAll('a[href*="/cr/"]').forEach(dress);
    document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
