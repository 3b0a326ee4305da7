/** Id of the endpoint that the environment names; those that people make have UUIDs. */
export const ENVIRONMENT_ENDPOINT = "environment";

/** What an endpoint of the environment runs with, and what a new one starts from. */
export const ENDPOINT_DEFAULTS = { requestsPerMinute: 60, concurrency: 4, timeoutSeconds: 90 } as const;
export const MOST_REQUESTS_PER_MINUTE = 6_000;
export const MOST_CONCURRENCY = 32;
export const MOST_TIMEOUT_SECONDS = 600;

/** What a header may hold of a key, of any length: servers of one's own take “none”. */
export const SENDABLE_KEY = /^[\x21-\x7e]+$/;

/** The part that asks for an answer; people paste it with the address. */
const CHAT_PATH = /\/chat\/completions$/;
/** Where clouds tell a machine its own credentials: addresses of the local link, and the names they are given. */
const LINK_LOCAL = /^(169\.254\.|100\.100\.100\.200$|\[fe[89ab][0-9a-f]:|\[(::ffff|:|64:ff9b:):a9fe:|\[fd00:ec2::)/i;
const METADATA_NAME = /^(metadata(\.google\.internal|\.goog)?|instance-data(\.ec2\.internal)?)\.?$/i;

/**
 * Why an address cannot be that of an endpoint; undefined for one that can. Addresses of this machine and network are
 * allowed, since models are served there.
 */
export function baseUrlFault(text: string): string | undefined {
  if (!URL.canParse(text)) return "This is no address. It looks like https://llm.example.org/v1";
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return "The address has to begin with http:// or https://.";
  if (url.username !== "" || url.password !== "")
    return "The address must not hold a name or a password. Enter the key beside it.";
  if (url.search !== "" || url.hash !== "") return "The address must end before “?” and “#”.";
  if (LINK_LOCAL.test(url.hostname) || METADATA_NAME.test(url.hostname))
    return "An address of the local link, where clouds keep credentials, is not asked.";

  return undefined;
}

/** An address in the form it is kept in: without a slash at the end and without the path of the one request. */
export function normalBaseUrl(text: string): string {
  const { origin, pathname } = new URL(text);

  return `${origin}${pathname}`.replace(/\/+$/, "").replace(CHAT_PATH, "");
}

/** Tokens of one or several answers; undefined where the endpoint does not say. */
export interface TokenUsage {
  readonly promptTokens: number | undefined;
  readonly completionTokens: number | undefined;
}

/** US dollars a million tokens; null where nobody entered them. */
export interface TokenPrices {
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** What tokens cost in US dollars; undefined where a price or a count is not known. */
export function tokenCostUsd(usage: TokenUsage, { inputPrice, outputPrice }: TokenPrices): number | undefined {
  const { promptTokens, completionTokens } = usage;
  if (inputPrice === null || outputPrice === null) return undefined;
  if (promptTokens === undefined || completionTokens === undefined) return undefined;

  return (promptTokens * inputPrice + completionTokens * outputPrice) / 1_000_000;
}

/** The sum of two counts, which is not known when neither is. */
export function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    promptTokens: add(one.promptTokens, other.promptTokens),
    completionTokens: add(one.completionTokens, other.completionTokens),
  };
}

function add(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);
}
