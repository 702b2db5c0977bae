// The number of a rule in a ruling opens its text where it stands; another click, or Escape, closes it.
import { element, json } from './dom.js';

const PLACES = '#judge a[href^="/cr/"], .case article a[href^="/cr/"], .settle a[href^="/cr/"], .said a[href^="/cr/"]';
let opened = 0;

async function open(link) {
  const [, , edition, number] = new URL(link.href).pathname.split('/');
  const shown = element('span', { class: 'in-place', id: 'in-place-' + ++opened });
  link.setAttribute('aria-expanded', 'true');
  link.setAttribute('aria-controls', shown.id);
  (link.closest('.headline') || link).after(shown);
  try {
    const rule = await json('/api/rules/' + edition + '/' + number);
    shown.append(element('b', { class: 'number' }, rule.rule), ' ', rule.text, ' ',
      element('a', { href: link.href, 'data-leave': '' }, 'Open the rule'));
  } catch {
    location.assign(link.href);
  }
}

function close(link) {
  document.getElementById(link.getAttribute('aria-controls'))?.remove();
  link.setAttribute('aria-expanded', 'false');
  link.removeAttribute('aria-controls');
}

document.addEventListener('click', (event) => {
  const link = event.target.closest(PLACES);
  if (!link || 'leave' in link.dataset || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (!/^\/cr\/[^/]+\/\d{3}(\.\d+[a-z]?)?$/.test(new URL(link.href).pathname)) return;
  event.preventDefault();
  if (link.hasAttribute('aria-controls')) close(link);
  else open(link);
});

document.addEventListener('keydown', (event) => {
  const link = event.key === 'Escape' && event.target.closest('a[aria-controls][href^="/cr/"]');
  if (link) close(link);
});
