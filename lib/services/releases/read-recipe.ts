import { isDeepStrictEqual } from "node:util";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { RELEASE_FORMATS } from "@/lib/contract/releases";
import { BUILDS_NONE_BLIND } from "@/lib/domain/blind-build";
import { labelsAsOfText, notAhead, readLabelsAsOf } from "@/lib/domain/labels-as-of";
import { capsOf, withCaps } from "@/lib/domain/release-caps";
import { EXPORTERS } from "@/lib/exporters";
import type { Exporter, Selection } from "@/lib/exporters/exporter";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Filter } from "@/lib/query/filter";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { readPresetSettings } from "@/lib/services/exports/read-preset-settings";
import { ServiceError } from "@/lib/services/service-error";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { type AsOf, readAsOf } from "./read-as-of";
import { requireOwnFields } from "./require-own-fields";

/** A recipe whose parts are known in the corpus. */
export interface KnownRecipe {
  /** With every option of the preset, and lists in their one order. */
  readonly recipe: ReleaseRecipe;
  readonly corpus: { readonly id: number; readonly extId: string; readonly name: string };
  readonly splitId: number;
  readonly splitName: string;
  readonly filterVersionId: number;
  /** Of the filter version, with the caps of the recipe. */
  readonly thresholds: FilterThresholds;
  /** Whether the selection and the verdicts that are stored are its own: of the active version, its caps, the labels of now. */
  readonly isStored: boolean;
  /** Where the history ends for it; undefined for labels of now. */
  readonly asOf: AsOf | undefined;
  readonly filter: Filter;
  readonly settings: Settings;
  readonly selection: Selection;
}

/**
 * Looks up what a recipe names.
 *
 * @throws ServiceError NOT_FOUND, INVALID for an option, the filter or the moment of the labels, FORBIDDEN for who reviews
 * trajectories of the corpus blind: which of them a release takes would tell of them
 */
export async function readRecipe(ctx: Context, corpusExtId: string, given: ReleaseRecipe): Promise<KnownRecipe> {
  const corpus = await ctx.db.corpus.findUnique({
    where: { extId: corpusExtId },
    select: { id: true, extId: true, name: true, filterVersionId: true },
  });
  if (!corpus) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");
  if (await reviewsBlind(ctx, corpus.id)) throw new ServiceError("FORBIDDEN", BUILDS_NONE_BLIND);
  const settings = readPresetSettings(given.preset, given.options);
  const filter = readFilter(ctx, given.filter);
  const split = await ctx.db.split.findFirst({
    where: { extId: given.split, corpusId: corpus.id },
    select: { id: true, name: true },
  });
  if (!split) throw new ServiceError("NOT_FOUND", "There is no such split of this corpus. Choose one of the list.");
  const version = await readVersion(ctx, given.filterVersion);
  const thresholds = withCaps(version.thresholds, given.caps);
  const now = ctx.now();
  const labels = notAhead(readLabelsAsOf(given.labelsAsOf) ?? { kind: "now" }, now);
  const asOf = await readAsOf(ctx.db, { corpusId: corpus.id, labels, now });
  const isActive = version.id === corpus.filterVersionId;
  const hasOwnCaps = !isDeepStrictEqual(capsOf({}, version.thresholds), capsOf({}, thresholds));
  requireOwnFields(filter, { isActive, hasOwnCaps, isOfNow: asOf === undefined });
  const exporter: Exporter = EXPORTERS[given.preset];
  const recipe: ReleaseRecipe = {
    ...given,
    options: settings,
    formats: RELEASE_FORMATS.filter((format) => given.formats.includes(format)),
    pools: POOLS.filter((pool) => given.pools.includes(pool)),
    labelsAsOf: labelsAsOfText(labels),
  };

  return {
    recipe,
    corpus,
    splitId: split.id,
    splitName: split.name,
    filterVersionId: version.id,
    thresholds,
    isStored: isActive && !hasOwnCaps && asOf === undefined,
    asOf,
    filter,
    settings,
    selection: exporter.selection(settings),
  };
}

interface KnownVersion {
  readonly id: number;
  readonly thresholds: FilterThresholds;
}

async function readVersion(ctx: Context, extId: string): Promise<KnownVersion> {
  const version = await ctx.db.filterVersion.findUnique({ where: { extId }, select: { id: true, thresholds: true } });
  if (!version) throw new ServiceError("NOT_FOUND", "There is no such filter version. Choose one of the list.");

  return { id: version.id, thresholds: FilterThresholds.parse(version.thresholds) };
}
