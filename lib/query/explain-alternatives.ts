import type { Mistake, ParsedTerm } from "./parsed-filter";
import { printTerm, printValue } from "./print-filter";
import { signedList, type WrittenValue } from "./signed-list";

type Words = Extract<ParsedTerm, { kind: "words" }>;

const OR = /^(or|\|\|?)$/i;
const AND = /^(and|&&?)$/i;

/** AND and OR between terms, which are no words of this language, with the list that an OR was meant to be. */
export function explainAlternatives(
  terms: readonly ParsedTerm[],
  mistakesOf: (text: string) => readonly Mistake[],
): readonly Mistake[] {
  const mistakes: Mistake[] = [];

  for (let at = 0; at < terms.length; at += 1) {
    const and = wordBetween(terms, at, AND);
    const or = wordBetween(terms, at, OR);
    if (and) {
      mistakes.push(allHold(and));
    } else if (or) {
      let last = at + 1;
      while (wordBetween(terms, last + 1, OR)) last += 2;
      const members = terms.slice(at - 1, last + 1).filter((_, index) => index % 2 === 0);
      mistakes.push(asList(members, mistakesOf) ?? unlisted(or));
      at = last;
    } else mistakes.push(...atEdge(terms, at));
  }

  return mistakes;
}

/** With nothing before or behind it: somebody meant to write more. */
function atEdge(terms: readonly ParsedTerm[], at: number): readonly Mistake[] {
  const [term, beside] = [terms[at], terms[at - 1] ?? terms[at + 1]];
  const isEdge = at === 0 || at === terms.length - 1;
  if (!isEdge || !beside || term?.kind !== "words" || term.isQuoted || term.isNegated) return [];
  if (term.text !== term.text.toUpperCase() && beside.kind !== "field") return [];
  if (AND.test(term.text)) return [allHold(term)];

  return OR.test(term.text) ? [unlisted(term)] : [];
}

/** In small letters it is a word of the query like any other, unless a field stands beside it. */
function wordBetween(terms: readonly ParsedTerm[], at: number, word: RegExp): Words | undefined {
  const [before, term, after] = [terms[at - 1], terms[at], terms[at + 1]];
  if (!before || !after || term?.kind !== "words" || term.isQuoted || term.isNegated || !word.test(term.text))
    return undefined;

  const isMeant = term.text === term.text.toUpperCase() || before.kind === "field" || after.kind === "field";

  return isMeant ? term : undefined;
}

function asList(members: readonly ParsedTerm[], mistakesOf: (text: string) => readonly Mistake[]): Mistake | undefined {
  const [first] = members;
  const last = members.at(-1);
  if (first?.kind !== "field" || !last) return undefined;
  if (members.some((term) => term.isNegated || (term.kind === "field" && term.name !== first.name))) return undefined;

  // Joined with others, the parts of a number such as >8,000 would become a list that is accepted.
  if (members.some((term) => term.kind === "field" && mistakesOf(printTerm(term)).length > 0)) return undefined;

  const values: readonly WrittenValue[] = members.flatMap((term) => (term.kind === "field" ? term.values : [term]));
  const list = [values, signedList(values)]
    .map((written) => `${first.name}:${written.map(printValue).join(",")}`)
    .find((written) => mistakesOf(written).length === 0);
  if (list === undefined) return undefined;

  return {
    message: `Alternatives are a list. Write ${list}`,
    span: { start: first.span.start, end: last.span.end },
    suggestion: list,
  };
}

function allHold({ span }: Words): Mistake {
  return { message: "All terms must hold without a word between them.", span, suggestion: "" };
}

function unlisted({ text, span }: Words): Mistake {
  const message = `All terms must hold; alternatives are values of one field, as in verdict:sub_task,review. Put quotes around “${text}” to look for it in the query.`;

  return { message, span };
}
