import type * as z from "zod";
import type { ErrorBody, ErrorCode } from "@/lib/contract/error";
import { noteContact } from "./server-contact";

export type Schemas = typeof import("./answer-schemas");

/** A refusal or a fault of the server, or no answer at all, in words that a screen can show. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode | "UNREACHABLE" | "UNREADABLE";
  readonly status: number;
  readonly requestId: string | undefined;
  /** Parts of the request that are wrong, by their place in it. */
  readonly issues: NonNullable<ErrorBody["issues"]>;

  constructor(facts: {
    code: ApiError["code"];
    status: number;
    detail: string;
    requestId?: string | undefined;
    issues?: ErrorBody["issues"];
  }) {
    super(facts.detail);
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.issues = facts.issues ?? [];
  }
}

export type SearchValue = string | number | boolean | undefined;

interface Request<T> {
  path: string;
  /** The answer is parsed here and trusted everywhere else. */
  answer: (of: Schemas) => z.ZodType<T>;
  search?: Readonly<Record<string, SearchValue>>;
  signal?: AbortSignal | undefined;
}

/** Reads one resource. */
export function getJson<T>(request: Request<T>): Promise<T> {
  return exchange(request, { method: "GET" });
}

/** An answer that comes packed is unpacked here, off the main thread. */
const GZIP = "application/gzip";

// Ahead of the first request: a screen makes it only when React has taken the page over. What fails here is asked for
// again, and told, with that request.
if (typeof document !== "undefined") void loadSchemas().catch(() => undefined);

/** Writes with a JSON body and reads the answer. */
export function sendJson<T>({
  method,
  body,
  ...request
}: Request<T> & { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown }): Promise<T> {
  return exchange(request, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
}

/** Sends a file as the body and reads the answer. */
export function sendFile<T>({ file, ...request }: Request<T> & { file: File }): Promise<T> {
  return exchange(request, { method: "POST", body: file, headers: { "content-type": "application/octet-stream" } });
}

/** Address of a resource; values that are undefined or empty stay out. */
export function apiPath(path: string, search: Readonly<Record<string, SearchValue>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== "") params.set(name, String(value));
  const text = params.toString();

  return text ? `${path}?${text}` : path;
}

async function exchange<T>({ path, answer, search, signal }: Request<T>, init: RequestInit): Promise<T> {
  const [response, schemas] = await Promise.all([
    reach(apiPath(path, search), { ...init, ...(signal ? { signal } : {}) }),
    loadSchemas(),
  ]);
  if (!response.ok) throw refusalOf(response, schemas, await bodyOrNothing(response));
  const body: unknown = response.status === 204 ? null : await bodyOf(response);

  return parsed(response, answer(schemas), body);
}

export function parsed<T>(response: Response, schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw unreadable(response, result.error.issues[0]?.path.join("."));

  return result.data;
}

const FAILED_INSIDE = "Assay failed inside. Try again; if it stays, look for the request in the log.";

/** What stands before Assay answers so for it: the request came to no log. Assay itself gives none of them. */
const BEFORE_ASSAY = [502, 503, 504];

function requestIdOf(response: Response): string | undefined {
  return response.headers.get("x-request-id") ?? undefined;
}

/** Of an answer that is not what was asked for. */
function unreadable(response: Response, part?: string): ApiError {
  return new ApiError({
    code: "UNREADABLE",
    status: response.status,
    detail: `The server's answer does not have the expected form (${part || "body"}). Reload the page: it may be older than the server.`,
    requestId: requestIdOf(response),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const packed = response.headers.get("content-type") === GZIP ? response.body : null;
  try {
    return await (packed ? new Response(packed.pipeThrough(new DecompressionStream("gzip"))) : response).json();
  } catch (error) {
    // The page of a proxy, say, which comes with status 200 too.
    throw error instanceof SyntaxError ? unreadable(response) : silenceOf(error);
  }
}

/** Sends a request; whatever is answered says that the server is there. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    noteContact("answer");

    return response;
  } catch (error) {
    throw silenceOf(error);
  }
}

/** What a request failed with, or the rest of an answer that broke off; one that is waited for no more is no silence. */
export function silenceOf(error: unknown): unknown {
  if (error instanceof DOMException && error.name === "AbortError") return error;
  noteContact("silence");

  return new ApiError({
    code: "UNREACHABLE",
    status: 0,
    detail: "The server did not answer. Check that Assay is running, then try again.",
  });
}

/** Fetched beside the first request: no screen waits for the schemas before it is painted. */
export async function loadSchemas(): Promise<Schemas> {
  try {
    return await import("./answer-schemas");
  } catch {
    throw new ApiError({
      code: "UNREACHABLE",
      status: 0,
      detail: "A part of this page did not come. Check that Assay is running, then reload the page.",
    });
  }
}

export function bodyOrNothing(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

function withoutReason(status: number): string {
  if (BEFORE_ASSAY.includes(status))
    return `Assay was not reached: what stands before it answered with status ${status}. Check that Assay is running, then try again.`;

  return status >= 500
    ? FAILED_INSIDE
    : `The server answered with status ${status} and no reason. Reload the page, then try again.`;
}

export function refusalOf(response: Response, { ErrorBody }: Schemas, body: unknown): ApiError {
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success)
    return new ApiError({
      code: "INTERNAL",
      status: response.status,
      detail: withoutReason(response.status),
      requestId: requestIdOf(response),
    });
  const { code, detail, issues, requestId } = parsed.data;

  return new ApiError({
    code,
    status: response.status,
    detail: detail ?? issues?.[0]?.message ?? FAILED_INSIDE,
    requestId,
    issues,
  });
}
