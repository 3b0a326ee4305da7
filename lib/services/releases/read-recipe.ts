import type { ReleaseRecipe } from "@/lib/contract/releases";
import { RELEASE_FORMATS } from "@/lib/contract/releases";
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

/** A recipe whose parts are known in the corpus. */
export interface KnownRecipe {
  /** With every option of the preset, and lists in their one order. */
  readonly recipe: ReleaseRecipe;
  readonly corpus: { readonly id: number; readonly extId: string; readonly name: string };
  readonly splitId: number;
  readonly filterVersionId: number;
  readonly filter: Filter;
  readonly settings: Settings;
  readonly selection: Selection;
}

/**
 * Looks up what a recipe names.
 *
 * @throws ServiceError NOT_FOUND, INVALID for an option or the filter, CONFLICT for a filter version that is not active,
 * FORBIDDEN for who reviews trajectories of the corpus blind: which of them a release takes would tell of them
 */
export async function readRecipe(ctx: Context, corpusExtId: string, given: ReleaseRecipe): Promise<KnownRecipe> {
  const corpus = await ctx.db.corpus.findUnique({
    where: { extId: corpusExtId },
    select: { id: true, extId: true, name: true, filterVersionId: true },
  });
  if (!corpus) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");
  if (await reviewsBlind(ctx, corpus.id)) {
    throw new ServiceError(
      "FORBIDDEN",
      "You still review trajectories of this corpus blind, and what a release takes would tell of them. Answer those first.",
    );
  }
  const settings = readPresetSettings(given.preset, given.options);
  const filter = readFilter(ctx, given.filter);
  const split = await ctx.db.split.findFirst({
    where: { extId: given.split, corpusId: corpus.id },
    select: { id: true },
  });
  if (!split) throw new ServiceError("NOT_FOUND", "There is no such split of this corpus. Choose one of the list.");
  const filterVersionId = await activeVersion(ctx, given.filterVersion, corpus);
  const exporter: Exporter = EXPORTERS[given.preset];
  const recipe: ReleaseRecipe = {
    ...given,
    options: settings,
    formats: RELEASE_FORMATS.filter((format) => given.formats.includes(format)),
    pools: POOLS.filter((pool) => given.pools.includes(pool)),
  };

  return {
    recipe,
    corpus,
    splitId: split.id,
    filterVersionId,
    filter,
    settings,
    selection: exporter.selection(settings),
  };
}

async function activeVersion(
  ctx: Context,
  extId: string,
  corpus: { readonly name: string; readonly filterVersionId: number },
): Promise<number> {
  const version = await ctx.db.filterVersion.findUnique({ where: { extId }, select: { id: true, name: true } });
  if (!version) throw new ServiceError("NOT_FOUND", "There is no such filter version. Choose one of the list.");
  if (version.id !== corpus.filterVersionId) {
    throw new ServiceError(
      "CONFLICT",
      `“${version.name}” is not the active filter version of “${corpus.name}”, so its trajectories are decided by another one. Activate it first.`,
    );
  }

  return version.id;
}
