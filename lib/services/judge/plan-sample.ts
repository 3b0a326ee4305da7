import type { SamplePlan, SamplePlanRequest } from "@/lib/contract/audit-sample";
import { within } from "@/lib/query/judge-scope";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { planLabels } from "@/lib/stats/audit-plan";
import { labelsError } from "./labels-error";
import { countWithoutGate, sampleSource } from "./sample-source";
import { countStrata } from "./sample-strata";

/**
 * The strata of a corpus, or of the rows of a filter, with what people said of them so far and how many labels they
 * need.
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read or too many strata
 */
export async function planSample(ctx: Context, request: SamplePlanRequest): Promise<SamplePlan> {
  requirePermission(ctx, "make_queue");
  const source = await sampleSource(ctx, request);
  const strata = await countStrata(ctx.db, source, request.dimensions);
  const { strata: planned } = planLabels(
    strata.map(({ name, population, labels, errors }) => ({ name, population, labelled: labels, errors })),
    request.goal,
  );
  const { failed, withoutGate } = await countWithoutGate(ctx.db, source);
  const unseen = await countLeftOut(ctx, source.corpusId);

  return {
    strata: strata.map((stratum) => ({
      ...stratum,
      filter: within(request.filter, stratum.name),
      error: labelsError(stratum),
      ...(planned.get(stratum.name) ?? { needed: 0, draw: 0 }),
    })),
    failed,
    withoutGate,
    unseen: unseen?.value ?? 0,
  };
}
