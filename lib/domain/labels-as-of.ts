/** Which labels and approvals of a corpus count: those of now, of a moment, or those that an earlier release knows. */
export type LabelsAsOf =
  | { readonly kind: "now" }
  | { readonly kind: "moment"; readonly at: Date }
  /** By its number in the corpus, which is never given again. */
  | { readonly kind: "release"; readonly number: number };

const NUMBER = /^[1-9]\d{0,8}$/;
/** A day of its own is its beginning. A moment without a zone would be another one on another machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** What a text says: nothing is now, a number a release, else a day or a moment with its zone; undefined for anything else. */
export function readLabelsAsOf(text: string): LabelsAsOf | undefined {
  if (text === "") return { kind: "now" };
  if (NUMBER.test(text)) return { kind: "release", number: Number(text) };
  const at = new Date(text);

  return MOMENT.test(text) && !Number.isNaN(at.getTime()) ? { kind: "moment", at } : undefined;
}

/** What a clock may be ahead of another one. */
const AHEAD_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/** What a browser whose clock is ahead calls now is the last whole minute of now, so that it is the same moment for good. */
export function notAhead(asOf: LabelsAsOf, now: Date): LabelsAsOf {
  const aheadMs = asOf.kind === "moment" ? asOf.at.getTime() - now.getTime() : 0;
  if (aheadMs <= 0 || aheadMs > AHEAD_MS) return asOf;

  return { kind: "moment", at: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS) };
}

/** The one text of it, which `readLabelsAsOf` reads. */
export function labelsAsOfText(asOf: LabelsAsOf): string {
  switch (asOf.kind) {
    case "now":
      return "";
    case "moment":
      return asOf.at.toISOString();
    case "release":
      return String(asOf.number);
  }
}

/** In words for people; moments in UTC, as everybody reads them. */
export function labelsAsOfWords(text: string): string {
  const asOf = readLabelsAsOf(text);
  switch (asOf?.kind) {
    case "moment":
      return `as of ${asOf.at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
    case "release":
      return `as release ${asOf.number} knows them`;
    default:
      return "of when it was built";
  }
}
