import { jsonInText } from "@/lib/domain/json-in-text";
import { hasWorked } from "@/lib/domain/logged-answer";
import type { ClaimedCall } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { isList, isObject } from "@/lib/importers/json-value";
import { joinDocuments, type ProductDocument, readProductDocument } from "./product-document";

/** Products by id. */
export type Documents = ReadonlyMap<string, ProductDocument>;

/**
 * The products that the answers of a trajectory's searches and views tell of, each as far as they do. What the proxy
 * logged counts above what the agent says it was answered.
 *
 * @param isMade - whether a claimed call was made: one that was not showed nothing. Without it each counts as made
 */
export function documentsSeen(
  { steps }: Pick<Trajectory, "steps">,
  isMade: (claim: ClaimedCall) => boolean = () => true,
): Documents {
  const documents = new Map<string, ProductDocument>();
  const note = (answer: unknown) => {
    for (const document of documentsIn(answer)) {
      documents.set(document.productId, joinDocuments(documents.get(document.productId), document));
    }
  };

  for (const { claimed } of steps) {
    for (const claim of claimed) {
      const { name, result } = claim;
      if (isLookup(name) && result?.isError === false && isMade(claim)) note(result.value);
    }
  }
  for (const { logged } of steps) {
    for (const call of logged) if (isLookup(call.path) && hasWorked(call)) note(call.response);
  }
  return documents;
}

const LOOKUPS = ["find_product", "view_product_information", "find_products_in_same_shop"];

/** A tool by its name or by the path that the proxy logged. */
function isLookup(name: string): boolean {
  return LOOKUPS.includes(name.replace(/[/?]+$/, "").replace(/^.*\//, ""));
}

const LISTS = ["products", "results", "items"];
/** Lists in lists: no tool of the shop answers deeper. */
const MOST_DEPTH = 4;

function documentsIn(answer: unknown, depth = 0): readonly ProductDocument[] {
  if (depth > MOST_DEPTH) return [];
  if (typeof answer === "string") return documentsIn(jsonInText(answer), depth + 1);
  if (isList(answer)) return answer.flatMap((row) => documentsIn(row, depth + 1));
  if (!isObject(answer)) return [];

  const document = readProductDocument(answer);
  return document === undefined ? LISTS.flatMap((key) => documentsIn(answer[key], depth + 1)) : [document];
}
