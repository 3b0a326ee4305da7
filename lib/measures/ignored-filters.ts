import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { searchCall } from "@/lib/domain/search-filters";
import type { EvidencePlace } from "@/lib/domain/verdict";
import { namedProductIds } from "@/lib/filter/canonical-args";
import { resultIds } from "@/lib/filter/result-ids";
import type { Act } from "./acts";
import { answerRows } from "./answer-rows";
import { findingOf } from "./finding-of";

interface Ignored {
  readonly place: EvidencePlace;
  readonly words: string;
}

/**
 * What agents ask of the shop and it passes over (domain 1.15): a price that is not "low-high", services and sorts it
 * does not know, pages out of range, and ids of a view that its answer leaves out. Absent without a search or a view.
 */
export function ignoredFilters(acts: readonly Act[]): Pick<ProcessMeasures, "ignoredFilters" | "findings"> {
  const asked = acts.filter(({ tool }) => tool === "find_product" || tool === "view_product_information");
  if (asked.length === 0) return { findings: [] };

  const ignored = asked.flatMap((act) => (act.tool === "find_product" ? ofSearch(act) : ofView(act)));
  const words = [...new Set(ignored.map((each) => each.words))].slice(0, SHOWN).join("; ");
  const places = ignored.map(({ place }) => place);

  return { ignoredFilters: ignored.length, findings: findingOf("ignored", `The shop passes over ${words}`, places) };
}

const SHOWN = 3;

function ofSearch({ tool, args, place }: Act): readonly Ignored[] {
  const { filters } = searchCall(tool, args) ?? { filters: [] };

  return filters.flatMap(({ name, value, ignored }) =>
    ignored === undefined ? [] : [{ place, words: `${name} “${value}”` }],
  );
}

function ofView({ args, place, answer }: Act): readonly Ignored[] {
  // An answer in words may name the ids that it does not know.
  if (answer === undefined || answerRows(answer.value) === undefined) return [];
  const shown = resultIds(answer.value, []);
  const missing = [...new Set(namedProductIds(args))].filter((id) => !shown.has(id));

  return missing.map((id) => ({ place, words: `the id ${id}` }));
}
