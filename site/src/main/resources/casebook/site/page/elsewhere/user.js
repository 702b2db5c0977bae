// Turns the numbers of rules on a page into links that show the rule's text. What is on the page is
// sent nowhere: the site is asked for the text of a rule that somebody points at, and for nothing else.
const NUMBER = /(?<![\w.,$€£¥#+-])50[68]\.\d{1,2}[a-z]?(?![\w%]|[.,]\d)/g;
const LEFT_ALONE = 'a, code, pre, kbd, samp, script, style, noscript, textarea, select, option, button, svg, [contenteditable], [role=tooltip]';
const MOST = 2000;
let made = 0;

// Where the page's own policy allows no requests to other sites, those of the script's manager are.
const ask = (path) => new Promise((take, fail) => {
  if (typeof GM_xmlhttpRequest === 'undefined') {
    fetch(site + path).then((answer) => (answer.ok ? answer.json() : null)).then(take, fail);
  } else {
    GM_xmlhttpRequest({
      url: site + path,
      onload: (answer) => {
        try {
          take(answer.status === 200 ? JSON.parse(answer.responseText) : null);
        } catch (unreadable) {
          fail(unreadable);
        }
      },
      onerror: fail,
      onabort: fail,
      ontimeout: fail,
    });
  }
});

const link = (number) => {
  const made = document.createElement('a');
  made.href = site + '/cr/latest/' + number;
  made.textContent = number;
  made.className = 'casebook-rule';
  let asked = false;
  describe(made, 'CR ' + number, (tip) => {
    if (asked) return;
    asked = true;
    ask('/api/rules/latest/' + number)
      .then((rule) => { if (rule) tip.textContent = 'CR ' + number + ': ' + rule.text; })
      .catch(() => { asked = false; }); // the next time may do; the link works without
  });
  return made;
};

const linked = (text) => {
  const parts = document.createDocumentFragment();
  let end = 0;
  for (const found of text.data.matchAll(NUMBER)) {
    if (!rules.has(found[0]) || made >= MOST) continue;
    made += 1;
    parts.append(text.data.slice(end, found.index), link(found[0]));
    end = found.index + found[0].length;
  }
  if (end > 0) {
    parts.append(text.data.slice(end));
    text.replaceWith(parts);
  }
};

const textsIn = (root) => {
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.data.search(NUMBER) >= 0 && !text.parentElement.closest(LEFT_ALONE)) texts.push(text);
  }
  return texts;
};

const look = (root) => {
  if (root.isConnected && made < MOST) textsIn(root).forEach(linked);
};

if (location.origin !== new URL(site).origin) {
  look(document.body);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node.nodeType === Node.ELEMENT_NODE) look(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
