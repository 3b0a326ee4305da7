import * as z from "zod";
import { FIND_FIELDS } from "@/lib/domain/find-field";

/** GET /api/trajectories/:id/find?text= */
export const FindQuery = z.object({ text: z.string().min(1).max(1_000) });
export type FindQuery = z.infer<typeof FindQuery>;

/** One line of the answer: what one chunk of steps holds, as soon as it was searched. Few letters: lines are many. */
export const FoundInChunk = z.object({
  chunk: z.int(),
  hits: z.array(
    z.object({
      step: z.int(),
      field: z.enum(FIND_FIELDS),
      call: z.int().exactOptional(),
      order: z.int().exactOptional(),
      isAgain: z.literal(true).exactOptional(),
      start: z.int(),
      end: z.int(),
    }),
  ),
});
export type FoundInChunk = z.infer<typeof FoundInChunk>;
