// A text beside a link of another site's page, which both scripts for other sites show.
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

// Shows a text whenever a link is pointed at or reached with the keyboard.
const describe = (link, text, before = () => {}) => {
  const tip = tooltip(text);
  link.setAttribute('aria-describedby', tip.id);
  for (const event of ['mouseenter', 'focus']) {
    link.addEventListener(event, () => {
      before(tip);
      show(link, tip);
    });
  }
  for (const event of ['mouseleave', 'blur']) link.addEventListener(event, hide);
};

document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });
