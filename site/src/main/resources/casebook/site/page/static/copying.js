// Buttons that copy.

export async function copy(button) {
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

/** Shows the buttons that copy, where the browser can. */
export function offerCopying(within) {
  if (navigator.clipboard) {
    within.querySelectorAll('[data-copy], .keys').forEach((button) => { button.hidden = false; });
  }
}
