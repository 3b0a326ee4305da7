import * as z from "zod";
import { STEP_ROLES } from "@/lib/domain/step";

const Fields = z.record(z.string(), z.unknown());

const ClaimedCall = z.object({
  id: z.string().exactOptional(),
  name: z.string(),
  args: Fields.exactOptional(),
  argsText: z.string().exactOptional(),
  argsJson: z.string().exactOptional(),
  result: z.object({ value: z.unknown(), json: z.string().exactOptional(), isError: z.boolean() }).exactOptional(),
  requestor: z.enum(["agent", "user"]),
});

const LoggedCall = z.object({
  order: z.int(),
  bucket: z.int(),
  recordKind: z.string().exactOptional(),
  method: z.string().exactOptional(),
  path: z.string(),
  timestampMs: z.number().exactOptional(),
  durationMs: z.number().exactOptional(),
  status: z.number().nullable().exactOptional(),
  params: Fields.exactOptional(),
  response: z.unknown().optional(),
  isTruncated: z.boolean(),
  responseLength: z.number().exactOptional(),
  resultProductIds: z.array(z.string()).exactOptional(),
  nonceStatus: z.string().exactOptional(),
  attempt: z.number().exactOptional(),
  errorClass: z.string().exactOptional(),
});

/** GET /api/trajectories/:id/chunks/:n: consecutive steps as the import stored them (`Step` of the domain). */
export const StepChunk = z.array(
  z.object({
    index: z.int(),
    role: z.enum(STEP_ROLES),
    number: z.number().exactOptional(),
    timestampMs: z.number().exactOptional(),
    thought: z.string().exactOptional(),
    text: z.string().exactOptional(),
    claimed: z.array(ClaimedCall),
    logged: z.array(LoggedCall),
    rawText: z.string().exactOptional(),
    raw: z.unknown().optional(),
  }),
);
