import * as z from "zod";
import { HORIZON_ABSENCES } from "@/lib/domain/horizon";

const Shown = { shown: z.int(), all: z.int() };
const Cut = z.object({ ...Shown, end: z.int() });

const CallCut = z.object({
  call: z.int(),
  isUnseen: z.boolean(),
  result: Cut.extend({ items: z.object({ whole: z.int(), isNextCut: z.boolean() }).exactOptional() }).exactOptional(),
});
export type CallCut = z.infer<typeof CallCut>;

const StepCuts = z.object({
  step: z.int(),
  thought: Cut.exactOptional(),
  text: Cut.exactOptional(),
  calls: z.array(CallCut).readonly(),
});
export type StepCuts = z.infer<typeof StepCuts>;

const RenderedHorizon = z.object({
  kind: z.literal("rendered"),
  formatter: z.object({
    name: z.string(),
    title: z.string(),
    note: z.string(),
    limits: z.object({ thought: z.int(), result: z.int(), params: z.int(), calls: z.int(), ids: z.int() }),
  }),
  /** True where it is not known which formatter was in force, or its text is put together from later ones. */
  isApproximate: z.boolean(),
  /** Characters of thoughts and results. */
  share: z.object(Shown),
  /** The text that the judge received; `isCut` where this answer holds only its start. */
  message: z.object({ text: z.string(), characters: z.int(), isCut: z.boolean() }),
  /** Steps of which the judge did not read all. */
  steps: z.array(StepCuts).readonly(),
  log: z.object({
    ...Shown,
    beyond: z.array(z.int()).readonly(),
    params: z.array(Cut.extend({ order: z.int() })).readonly(),
    ids: z.array(z.object({ ...Shown, order: z.int() })).readonly(),
  }),
});
export type RenderedHorizon = z.infer<typeof RenderedHorizon>;

/** GET /api/trajectories/:id/horizon: what the judge could read, and what it could not. It says nothing of its answer. */
export const Horizon = z.discriminatedUnion("kind", [
  RenderedHorizon,
  z.object({ kind: z.literal("none"), reason: z.enum(HORIZON_ABSENCES) }),
]);
export type Horizon = z.infer<typeof Horizon>;
