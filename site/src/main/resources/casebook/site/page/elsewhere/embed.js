// Shows the pinned text of cited rules beside their links, and tells which rules have changed since.
// Works on links to /cr/{date}/{number} with a title, as the linker of Casebook writes them.
const site = new URL(document.currentScript.src).origin;
const PINNED = /^\/cr\/(\d{4}-\d\d-\d\d)\/(\d{3}\.\d+[a-z]?)$/;
let casebook; // asked for once a link needs it
const ask = () => casebook ??= import(site + '/casebook.js')
  .then(({ Casebook }) => new Casebook(site), (failed) => { casebook = undefined; throw failed; });
const CHANGED = ['reworded', 'moved', 'split', 'removed'];

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
    describe(link, link.title);
    link.removeAttribute('title'); // else the browser shows it a second time
  }
  ask()
    .then((asked) => asked.resolve(pinned[2], pinned[1]))
    .then((found) => {
      if (found.today.some((today) => CHANGED.includes(today.relation))) badge(link, pinned[1], pinned[2], found.says);
    })
    .catch(() => {}); // without an answer the link still says everything
};

const start = () => document.querySelectorAll('a[href*="/cr/"]').forEach(dress);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
