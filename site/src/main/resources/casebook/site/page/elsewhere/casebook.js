// Asks a site of Casebook: import { Casebook } from 'https://example.org/casebook.js'.
const VERSION = 'application/vnd.casebook.v1+json';

/** What the site refuses, with each thing that is wrong: {path, message, line, column}. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.detail);
    this.name = 'Refused';
    this.status = problem.status;
    this.errors = problem.errors ?? [];
  }
}

export class Casebook {
  /** By default the site that this module comes from. */
  constructor(site = new URL(import.meta.url).origin) {
    this.site = site.replace(/\/$/, '');
  }

  async #asked(path, sent) {
    const answer = await fetch(this.site + path, sent === undefined
      ? { headers: { Accept: VERSION } }
      : {
        method: 'POST',
        headers: { Accept: VERSION, 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      });
    const said = await answer.json();
    if (!answer.ok) throw new Refused(said);
    return said;
  }

  /** A rule of an edition: a date, or latest. */
  rule(number, edition = 'latest') {
    return this.#asked('/api/rules/' + encodeURIComponent(edition) + '/' + encodeURIComponent(number));
  }

  /** What a number of an edition is today, with words that say it. */
  resolve(number, edition) {
    return this.#asked('/api/resolve?' + new URLSearchParams({ rule: number, edition }));
  }

  /** The rulings on the moves of a case. */
  async rulings(board) {
    return (await this.#asked('/api/rulings', board)).rulings;
  }

  /** The ruling on a declaration of attackers: [{attacker, target}]. */
  async declared(board, attacks) {
    return (await this.rulings({ ...board, moves: [{ declareAttackers: { attacks } }] }))[0];
  }

  /** What can attack and what must, besides what is chosen already. */
  async completions(board, attacks, limit = 1) {
    const moves = [{ ask: { completions: { attacks, limit } } }];
    return (await this.rulings({ ...board, moves }))[0].answer;
  }

  /** A question in a player's words. */
  ask(question) {
    return this.#asked('/api/ask', { question });
  }

  /** A board of another program as a case, or a case as what another program reads. */
  convert(text, to) {
    return this.#asked('/api/convert', to === undefined ? { text } : { text, to });
  }
}
