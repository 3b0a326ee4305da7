// What a reader of Markdown or HTML would take for more than text: marks wherever they stand, what makes a link of an
// address, and what begins a list, a heading or a rule.
const MARKS = /[\\`*_{}[\]()<>#|~&$!@^]|:(?=\/\/)|(?<=www)\.|^[-+=]|(?<=^\d+)\./giu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Turns the direction of what follows, or is nothing to see. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}]/gu;

/** Text of a person or a source as text of Markdown: one line, and nothing in it that is a mark, a link or a tag. */
export function cardText(text: string): string {
  return text.replaceAll(UNSEEN, "\ufffd").replaceAll(BREAKS, " ").trim().replaceAll(MARKS, "\\$&");
}

/** The same as a scalar of YAML: double-quoted, with escapes for all that is not plain. */
export function yamlText(text: string): string {
  return JSON.stringify(text.replaceAll(UNSEEN, "\ufffd")).replaceAll(/[\u007f-\u00a0\u2028\u2029\ufeff]/g, escaped);
}

/** The same inside a value of BibTeX, where braces and a few signs mean something. */
export function bibtexText(text: string): string {
  return text
    .replaceAll(UNSEEN, "\ufffd")
    .replaceAll(BREAKS, " ")
    .replaceAll(/[\\{}$&%#_^~@`<>[\]()|!]/g, " ")
    .trim();
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
