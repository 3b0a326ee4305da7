import type { ChangeJudgeEndpoint, JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import {
  ENDPOINT_DEFAULTS,
  MOST_CONCURRENCY,
  MOST_REQUESTS_PER_MINUTE,
  MOST_TIMEOUT_SECONDS,
} from "@/lib/domain/judge-endpoint";

/** The form of an endpoint as it is typed. */
export interface EndpointDraft {
  readonly name: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Empty: the kept one stays. */
  readonly key: string;
  readonly isKeyRemoved: boolean;
  readonly requestsPerMinute: string;
  readonly concurrency: string;
  readonly timeoutSeconds: string;
  readonly inputPrice: string;
  readonly outputPrice: string;
}

/** What the form starts with: a new endpoint, or one that is there. */
export function draftOf(endpoint: JudgeEndpoint | undefined): EndpointDraft {
  const { requestsPerMinute, concurrency, timeoutSeconds } = endpoint?.settings ?? ENDPOINT_DEFAULTS;

  return {
    name: endpoint?.name ?? "",
    baseUrl: endpoint?.settings?.baseUrl ?? "",
    model: endpoint?.model ?? "",
    key: "",
    isKeyRemoved: false,
    requestsPerMinute: String(requestsPerMinute),
    concurrency: String(concurrency),
    timeoutSeconds: String(timeoutSeconds),
    inputPrice: String(endpoint?.inputPrice ?? ""),
    outputPrice: String(endpoint?.outputPrice ?? ""),
  };
}

export type DraftFaults = Readonly<Partial<Record<keyof EndpointDraft, string>>>;

export type CheckedDraft =
  | { readonly kind: "body"; readonly body: ChangeJudgeEndpoint }
  | { readonly kind: "faults"; readonly faults: DraftFaults };

/** The numbers of the form; the server checks everything else and says what is wrong in its own words. */
export function checkDraft(draft: EndpointDraft): CheckedDraft {
  const requestsPerMinute = wholeIn(draft.requestsPerMinute, MOST_REQUESTS_PER_MINUTE);
  const concurrency = wholeIn(draft.concurrency, MOST_CONCURRENCY);
  const timeoutSeconds = wholeIn(draft.timeoutSeconds, MOST_TIMEOUT_SECONDS);
  const inputPrice = priceIn(draft.inputPrice);
  const outputPrice = priceIn(draft.outputPrice);
  const faults = {
    ...(requestsPerMinute === undefined ? { requestsPerMinute: between(MOST_REQUESTS_PER_MINUTE) } : {}),
    ...(concurrency === undefined ? { concurrency: between(MOST_CONCURRENCY) } : {}),
    ...(timeoutSeconds === undefined ? { timeoutSeconds: between(MOST_TIMEOUT_SECONDS) } : {}),
    ...(inputPrice === undefined ? { inputPrice: PRICE } : {}),
    ...(outputPrice === undefined ? { outputPrice: PRICE } : {}),
  };
  if (
    requestsPerMinute === undefined ||
    concurrency === undefined ||
    timeoutSeconds === undefined ||
    inputPrice === undefined ||
    outputPrice === undefined
  )
    return { kind: "faults", faults };

  const { name, baseUrl, model } = draft;
  const numbers = { requestsPerMinute, concurrency, timeoutSeconds, inputPrice, outputPrice };

  return { kind: "body", body: { name, baseUrl, model, ...keyIn(draft), ...numbers } };
}

const PRICE = "A number such as 0.27, or nothing.";
const between = (most: number): string => `A whole number from 1 to ${most.toLocaleString("en")}.`;

function keyIn({ key, isKeyRemoved }: EndpointDraft): Pick<ChangeJudgeEndpoint, "key"> {
  if (isKeyRemoved) return { key: null };

  return key.trim() === "" ? {} : { key: key.trim() };
}

function wholeIn(text: string, most: number): number | undefined {
  const value = Number(text);

  return text.trim() !== "" && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

/** null for an empty field: no price is known. */
function priceIn(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const value = Number(text);

  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
