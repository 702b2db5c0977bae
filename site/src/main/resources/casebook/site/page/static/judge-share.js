// Hands a board on by what the browser has for it.

function offerSharing() {
  const button = document.getElementById('web-share');
  if (button && navigator.share) button.hidden = false;
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('#web-share');
  if (button) navigator.share({ title: button.dataset.title, url: document.getElementById('link').value }).catch(() => {});
});

document.addEventListener('board', offerSharing);
offerSharing();
