import type { Detection, FileSample } from "./importer";
import { isList } from "./json-value";

/** Why a value is not a record of the source, in plain words; undefined when it is one. */
export type RecordTest = (value: unknown) => string | undefined;

/** Finds how the records of a source lie in a file, from what one record looks like. */
export function chooseLayout(sample: FileSample, whyNot: RecordTest): Detection {
  for (const { value } of sample.values) {
    if (whyNot(value) === undefined) {
      return { kind: "accepted", layout: sample.kind === "lines" ? "lines" : "single" };
    }
  }

  const [first, second] = sample.values;
  // Several lists make one file where nothing but their brackets divides them, and not where each is a line.
  if ((second === undefined || sample.kind === "document") && isList(first?.value))
    return chooseArray(first.value, whyNot);

  return { kind: "refused", why: whyNot(first?.value) ?? "no record was found" };
}

// The first few items decide: one broken item must not hide the rest.
const ITEMS_TRIED = 10;

function chooseArray(items: readonly unknown[], whyNot: RecordTest): Detection {
  const tried = items.slice(0, ITEMS_TRIED);
  if (tried.some((item) => whyNot(item) === undefined)) return { kind: "accepted", layout: "array" };

  const why = tried.length === 0 ? "the list is empty" : `of the list, item 1: ${whyNot(tried[0])}`;
  return { kind: "refused", why };
}
