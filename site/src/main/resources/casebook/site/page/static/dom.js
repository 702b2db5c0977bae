// What all scripts of the site use.

/** An element with attributes and children. */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** What an address answers, as data. */
export async function json(path) {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** The page that an address answers with. */
export async function page(address, options) {
  const answer = await fetch(address, options);
  return { address: new URL(answer.url), page: new DOMParser().parseFromString(await answer.text(), 'text/html') };
}

/** Whether somebody is typing into what has the focus, or keys mean something else there. */
export const isTyping = (event) => Boolean(event.target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'));
