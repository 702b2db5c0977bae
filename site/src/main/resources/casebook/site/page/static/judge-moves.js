// The form for one more move shows the fields that the chosen kind of move needs, and no others.

const GROUPS = { players: 'Players', permanents: 'Permanents' };

/** Lets a list have only what can be chosen; what was chosen and can't be any more is let go. */
function narrow(select, wants) {
  for (const group of select.querySelectorAll('optgroup')) {
    const fits = !wants || group.label === GROUPS[wants];
    group.hidden = !fits;
    group.disabled = !fits;
  }
  if (select.selectedOptions[0]?.parentElement.disabled) select.value = '';
}

function offer() {
  const kind = document.getElementById('move-kind');
  if (!kind) return;
  const chosen = kind.selectedOptions[0].dataset;
  for (const field of document.querySelectorAll('.add-move [data-of]')) {
    const label = chosen[field.dataset.of];
    field.hidden = !label;
    field.querySelector('span').textContent = label || '';
  }
  narrow(document.getElementById('move-subject'), chosen.subjects);
  narrow(document.getElementById('move-object'), chosen.objects);
  document.getElementById('move-hint').hidden = true;
}

document.addEventListener('change', (event) => {
  if (event.target.id === 'move-kind') offer();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.id !== 'move-words') return;
  event.preventDefault();
  document.getElementById('add-move').click();
});
document.addEventListener('board', offer);
offer();
