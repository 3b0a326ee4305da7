import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import {
  baseUrlFault,
  ENDPOINT_DEFAULTS,
  ENVIRONMENT_ENDPOINT,
  normalBaseUrl,
  SENDABLE_KEY,
} from "@/lib/domain/judge-endpoint";
import { type JudgeEnvironment, readJudgeEnvironment } from "@/lib/env";
import { ServiceError } from "@/lib/services/service-error";
import { keyHint } from "./key-hint";
import type { OpenEndpoint } from "./open-endpoint";

const NAME = "From the environment";

/** The endpoint that the environment names, as screens show it; undefined when it names none. */
export function environmentEndpoint(env = process.env): JudgeEndpoint | undefined {
  const judge = readJudgeEnvironment(env);
  if (judge === undefined) return undefined;

  return {
    id: ENVIRONMENT_ENDPOINT,
    name: NAME,
    model: judge.model,
    isFromEnvironment: true,
    inputPrice: null,
    outputPrice: null,
    settings: {
      baseUrl: shownAddress(judge),
      keyHint: judge.key === undefined ? null : keyHint(judge.key),
      ...ENDPOINT_DEFAULTS,
      createdBy: null,
    },
  };
}

/**
 * The same, ready to be asked.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT when its address cannot be asked or its key cannot be sent
 */
export function openEnvironmentEndpoint(env = process.env): OpenEndpoint {
  const judge = readJudgeEnvironment(env);
  if (judge === undefined)
    throw new ServiceError(
      "NOT_FOUND",
      "The environment names no judge. Set ASSAY_JUDGE_BASE_URL and ASSAY_JUDGE_MODEL.",
    );
  const fault = baseUrlFault(judge.baseUrl);
  if (fault !== undefined) throw new ServiceError("CONFLICT", `ASSAY_JUDGE_BASE_URL cannot be asked. ${fault}`);
  const { key } = judge;
  if (key !== undefined && !SENDABLE_KEY.test(key))
    throw new ServiceError(
      "CONFLICT",
      "ASSAY_JUDGE_KEY cannot be sent: a key has no spaces, typographic quotes or accented letters. Set it anew and start Assay again.",
    );

  return {
    id: ENVIRONMENT_ENDPOINT,
    name: NAME,
    model: judge.model,
    baseUrl: normalBaseUrl(judge.baseUrl),
    authorize: () => key,
    requestsPerMinute: ENDPOINT_DEFAULTS.requestsPerMinute,
    concurrency: ENDPOINT_DEFAULTS.concurrency,
    timeoutMs: ENDPOINT_DEFAULTS.timeoutSeconds * 1000,
    prices: { inputPrice: null, outputPrice: null },
  };
}

/** Without what a faulty address may hold besides: a password, or a key behind a question mark. */
function shownAddress({ baseUrl }: JudgeEnvironment): string {
  return URL.canParse(baseUrl) ? normalBaseUrl(baseUrl) : "not an address";
}
