import type { EndpointTest } from "@/lib/contract/judge-endpoints";
import type { Context } from "@/lib/services/context";
import { sendChat } from "@/lib/services/judge-client/send-chat";
import { requirePermission } from "@/lib/services/require-permission";
import { openEndpoint } from "./open-endpoint";

/** Somebody waits on the screen. */
const MOST_WAIT_MS = 20_000;
/** Some endpoints refuse fewer. */
const MOST_TOKENS = 16;

/**
 * Sends one tiny request to an endpoint: whether its address, key and model work.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT when the key cannot be opened
 */
export async function testEndpoint(ctx: Context, { id }: { readonly id: string }): Promise<EndpointTest> {
  requirePermission(ctx, "manage_judge_endpoints");
  const endpoint = await openEndpoint(ctx, { id });
  const startedAt = performance.now();
  const answer = await sendChat(
    { ...endpoint, timeoutMs: Math.min(endpoint.timeoutMs, MOST_WAIT_MS) },
    { user: "Answer with the word ready.", mostTokens: MOST_TOKENS },
    new AbortController().signal,
  );

  switch (answer.kind) {
    case "reply": {
      const { promptTokens, completionTokens } = answer.usage;
      const tokens = promptTokens === undefined ? null : promptTokens + (completionTokens ?? 0);
      return { status: "answered", ms: Math.round(performance.now() - startedAt), tokens };
    }
    case "refused":
      return { status: "refused", reason: answer.sentence };
    case "busy":
    case "unreadable":
      return { status: "refused", reason: answer.reason };
  }
}
