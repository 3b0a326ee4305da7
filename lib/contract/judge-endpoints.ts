import * as z from "zod";
import {
  baseUrlFault,
  ENVIRONMENT_ENDPOINT,
  MOST_CONCURRENCY,
  MOST_REQUESTS_PER_MINUTE,
  MOST_TIMEOUT_SECONDS,
  SENDABLE_KEY,
} from "@/lib/domain/judge-endpoint";

export const EndpointId = z.union([z.uuid(), z.literal(ENVIRONMENT_ENDPOINT)]);

/** A chat endpoint that can be asked to judge. Its key is in no answer. */
export const JudgeEndpoint = z.object({
  id: EndpointId,
  name: z.string(),
  model: z.string(),
  /** Named by the environment of this installation: it can be tested and used, not changed. */
  isFromEnvironment: z.boolean(),
  /** US dollars a million tokens; null where nobody entered them. */
  inputPrice: z.number().nullable(),
  outputPrice: z.number().nullable(),
  /** For those who may change it. */
  settings: z
    .object({
      baseUrl: z.string(),
      /** The last four characters of the key; null without one. */
      keyHint: z.string().nullable(),
      requestsPerMinute: z.int(),
      concurrency: z.int(),
      timeoutSeconds: z.int(),
      createdBy: z.string().nullable(),
    })
    .optional(),
});
export type JudgeEndpoint = z.infer<typeof JudgeEndpoint>;

/** GET /api/judge-endpoints: the one of the environment first, then by name. */
export const JudgeEndpointList = z.object({ items: z.array(JudgeEndpoint) });
export type JudgeEndpointList = z.infer<typeof JudgeEndpointList>;

const BaseUrl = z
  .string()
  .trim()
  .max(500)
  .superRefine((text, ctx) => {
    const fault = baseUrlFault(text);
    if (fault !== undefined) ctx.addIssue({ code: "custom", message: fault });
  });
/** Goes into a header, so only what a header may hold. */
const Key = z
  .string()
  .trim()
  .refine(
    (key) => key.length >= 8 && key.length <= 500 && SENDABLE_KEY.test(key),
    "A key has 8 to 500 characters without spaces.",
  );
const Price = z.number().min(0).max(10_000).nullable();

/** POST /api/judge-endpoints */
export const MakeJudgeEndpoint = z.object({
  name: z.string().trim().min(1, "Write a name.").max(80, "A name has at most 80 characters."),
  baseUrl: BaseUrl,
  model: z.string().trim().min(1, "Write the name of the model.").max(200),
  /** Absent for an endpoint that asks for none. */
  key: Key.optional(),
  requestsPerMinute: z.int().min(1).max(MOST_REQUESTS_PER_MINUTE),
  concurrency: z.int().min(1).max(MOST_CONCURRENCY),
  timeoutSeconds: z.int().min(1).max(MOST_TIMEOUT_SECONDS),
  inputPrice: Price,
  outputPrice: Price,
});
export type MakeJudgeEndpoint = z.infer<typeof MakeJudgeEndpoint>;

/** PUT /api/judge-endpoints/:id. Without `key` the kept one stays, unless the address is another; null removes it. */
export const ChangeJudgeEndpoint = MakeJudgeEndpoint.extend({ key: Key.nullable().optional() });
export type ChangeJudgeEndpoint = z.infer<typeof ChangeJudgeEndpoint>;

/** POST /api/judge-endpoints/:id/test: one tiny request. */
export const EndpointTest = z.discriminatedUnion("status", [
  z.object({ status: z.literal("answered"), ms: z.int(), tokens: z.int().nullable() }),
  z.object({ status: z.literal("refused"), reason: z.string() }),
]);
export type EndpointTest = z.infer<typeof EndpointTest>;
