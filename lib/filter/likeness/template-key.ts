import { hashWord } from "@/lib/domain/hash-word";

export interface Narration {
  readonly thoughts: readonly string[];
  /** The problem's own words, and what the calls search for. */
  readonly problemWords: readonly string[];
}

/** A sentence of the thoughts, and what stays of it without what comes from the problem. */
interface Form {
  readonly form: string;
  readonly ownWords: number;
  readonly sentence: string;
}

/**
 * The form of thoughts by which they are counted. A form is what stays of a sentence when everything is left out that
 * comes from the problem: numbers, ids, quoted text, names in capitals, and words of the problem and of the searches.
 * Of all forms with enough words of their own it is the one with the least hash (MinHash with one value): two
 * trajectories have the same one as likely as the Jaccard similarity of their sets of forms. Code that fills a few forms
 * in gives few, however it mixes them; thoughts that are made anew give another one each time. Ours: the paper names no
 * measure.
 *
 * @returns undefined without a thought, and where no word and no number is found in any
 */
export function templateKey(narration: Narration): string | undefined {
  return templateOf(narration)?.form;
}

/** The first sentence that is of the form by which thoughts are counted, as the agent wrote it; undefined without one. */
export function templateSentence(narration: Narration): string | undefined {
  return templateOf(narration)?.sentence;
}

function templateOf({ thoughts, problemWords }: Narration): Form | undefined {
  const masked = new Set(problemWords.flatMap(wordsOf).filter((word) => !COMMON.has(word)));
  const forms = thoughts.flatMap((thought) => [...formsOf(thought, masked)]);
  const telling = forms.filter(({ ownWords }) => ownWords >= LEAST_OWN_WORDS);

  const worded = forms.filter(({ ownWords }) => ownWords > 0);

  return leastOf([telling, worded, forms].find((some) => some.length > 0) ?? []);
}

/** Of two or three words alone a form says little: "let me look" is anybody's. One without any says still less. */
const LEAST_OWN_WORDS = 4;

function leastOf(forms: readonly Form[]): Form | undefined {
  const hashes = new Map(forms.map(({ form }) => [form, hashWord(form)]));

  return forms.reduce<Form | undefined>((least, form) => {
    if (least === undefined) return form;
    const order = (hashes.get(form.form) ?? 0) - (hashes.get(least.form) ?? 0);

    return order < 0 || (order === 0 && form.form < least.form) ? form : least;
  }, undefined);
}

const MASK = "_";

/** Of each sentence the words that are its own, with one mask for any run of what is not. */
function* formsOf(thought: string, masked: ReadonlySet<string>): Generator<Form> {
  for (const { parts, sentence } of sentences(thought)) {
    const form: string[] = [];
    parts.forEach((part, place) => {
      const word = part.toLowerCase();
      // A request that is copied into a form brings its small words along.
      if (GLUE.has(word)) return;

      const isName = place > 0 && /^\p{Lu}/u.test(part) && part !== "I";
      if (/^\p{L}+(?:['’]\p{L}+)*$/u.test(part) && !masked.has(word) && !isName) form.push(word);
      else if (form.at(-1) !== MASK) form.push(MASK);
    });
    yield { form: form.join(" "), ownWords: form.filter((part) => part !== MASK).length, sentence };
  }
}

/** Words, numbers, ids and quoted texts of each sentence. */
function* sentences(thought: string): Generator<{ readonly parts: readonly string[]; readonly sentence: string }> {
  const text = thought.normalize("NFKC").slice(0, MOST_LETTERS);
  let parts: string[] = [];
  let start = 0;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (!/^[.!?:;。।\n]/u.test(part)) {
      parts.push(part);
      continue;
    }
    if (parts.length > 0) yield { parts, sentence: text.slice(start, index + 1).trim() };
    parts = [];
    start = index + 1;
  }
  if (parts.length > 0) yield { parts, sentence: text.slice(start).trim() };
}

/** Hostile thoughts may be of any length: a form shows long before this. */
const MOST_LETTERS = 20_000;

// A quoted text, a word with its numbers and joints, or what ends a sentence.
const PARTS =
  /"[^"\n]{0,400}"|“[^”\n]{0,400}”|«[^»\n]{0,400}»|`[^`\n]{0,400}`|[\p{L}\p{N}]+(?:[-_.,/@'’][\p{L}\p{N}]+)*|[.!?:;。।\n]/gu;

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const GLUE: ReadonlySet<string> = new Set(
  "a an the of for with without in into on onto at by from to as and or under over".split(" "),
);

/** Words that any request and any form may hold: one that stands in a problem by chance is the form's own all the same. */
const COMMON: ReadonlySet<string> = new Set(
  `this that these those it its is are was be been being but not no nor so within up out off
  about above below between both all any each every some more most
  less least few many much other same such than then there here when where which who whose what how why i me my we our
  you your he she they them their his her do does did done have has had can could may might must shall should will would
  if else while until also only just very too one two three first second next last new want wants wanted need needs
  needed look looking looks find finding found search searching searched get give show shows please like help buy buying
  product products item items shop store price prices budget service services option options result results query task
  request requirement requirements match matches matching candidate candidates best good brand color colour
  size type style set piece pieces total voucher discount cheap cheaper cheapest`
    .split(/\s+/)
    .filter(Boolean),
);
