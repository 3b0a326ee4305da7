/** What stops a command and can be told in one sentence: what happened and what to do. Shown without a stack trace. */
export class Refusal extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = "Refusal";
  }
}
