// node attackers.mjs http://127.0.0.1:7070
const site = process.argv[2];
// A browser imports the module from the site itself; node can't, so it is read first.
const module = await (await fetch(site + '/casebook.js')).text();
const { Casebook } = await import('data:text/javascript,' + encodeURIComponent(module));
const casebook = new Casebook(site);
const board = await (await fetch(site + '/api/examples/board.json')).json();

const chosen = [];
const is = (one) => chosen.some((other) => other.attacker === one.attacker);
for (;;) {
  const { possible, must } = await casebook.completions(board, chosen);
  console.log('can attack: ' + possible.map((one) => one.attacker).join(' '));
  console.log('must attack: ' + must.map((one) => one.attacker).join(' '));
  const next = must.find((one) => !is(one));
  if (!next) break;
  chosen.push({ attacker: next.attacker, target: next.targets[0] });
  console.log('chosen: ' + next.attacker);
}
console.log((await casebook.declared(board, chosen)).verdict);

const refused = await casebook.declared(board, [{ attacker: 'bears#1', target: 'bob' }]);
console.log(refused.verdict + ' by ' + refused.decidedBy + ': ' + refused.why[0]);
