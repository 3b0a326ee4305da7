import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { ErrorBody } from "@/lib/contract/error";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { type OpenContext, openContext, type RequestContext, requestContext } from "./context";
import { ERROR_STATUS } from "./error-status";
import { forgetOwner } from "./local-owner";
import { logRequest, type RequestEvent } from "./log-request";
import { parseInput, queryOf, readJson } from "./read-input";
import { requireKnownHost } from "./require-known-host";
import { requireSameOrigin } from "./require-same-origin";

interface Contract<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Of a body that may be longer than those of other routes. */
  readonly maxBodyBytes?: number;
  /** Status of a JSON answer; 202 for work that goes on in the background. */
  readonly status?: number;
}

interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly request: Request;
}

type Nothing = z.ZodUnknown;

type Handler = (request: Request, segment: { params: Promise<unknown> }) => Promise<Response>;

/**
 * A route handler from its contract and one service call. Everything around it happens here: parsing,
 * the person, refusals with their status, the request id and one event in the log.
 */
export function route<
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  contract: Contract<Params, Query, Body>,
  handle: (ctx: RequestContext, input: Input<Params, Query, Body>) => Promise<unknown>,
): Handler {
  return handler(contract, handle, requestContext);
}

/** A route by which a person comes in: nobody is known yet. */
export function openRoute<
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  contract: Contract<Params, Query, Body>,
  handle: (ctx: OpenContext, input: Input<Params, Query, Body>) => Promise<unknown>,
): Handler {
  return handler(contract, handle, openContext);
}

function handler<
  Asker extends OpenContext & Partial<Pick<Context, "person">>,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  contract: Contract<Params, Query, Body>,
  handle: (ctx: Asker, input: Input<Params, Query, Body>) => Promise<unknown>,
  contextOf: (request: Request) => Promise<Asker>,
): Handler {
  return async (request, segment) => {
    const event: RequestEvent = {
      requestId: randomUUID(),
      method: request.method,
      url: request.url,
      startedAt: performance.now(),
    };

    let ctx: Asker | undefined;
    try {
      requireKnownHost(request);
      requireSameOrigin(request);
      ctx = await contextOf(request);
      if (ctx.person) event.personId = ctx.person.extId;
      const input = await readInput(contract, request, await segment.params);

      return finish(event, request, toResponse(await handle(ctx, input), contract.status ?? 200));
    } catch (error) {
      event.error = error;
      if (ctx !== undefined && !(error instanceof ServiceError)) forgetOwner(ctx.db);

      return finish(event, request, refusal(error, event.requestId));
    }
  };
}

async function readInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  contract: Contract<Params, Query, Body>,
  request: Request,
  params: unknown,
): Promise<Input<Params, Query, Body>> {
  const query = contract.query ? queryOf(new URL(request.url)) : undefined;
  const body = contract.body ? await readJson(request, contract.maxBodyBytes) : undefined;

  return {
    params: parsePart(contract.params, params, "path"),
    query: parsePart(contract.query, query, "query"),
    body: parsePart(contract.body, body, "body"),
    request,
  };
}

/** safe: without a schema the part's type is that of `Nothing`, which is unknown and holds any value. */
function parsePart<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  part: string,
): z.output<Schema> {
  return schema ? parseInput(schema, value, part) : (undefined as z.output<Schema>);
}

function toResponse(answer: unknown, status: number): Response {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return new Response(null, { status: 204 });

  return Response.json(answer, { status, headers: { "cache-control": "no-store" } });
}

/** A refusal says what happened and what to do; a fault gives away nothing but the request id. */
function refusal(error: unknown, requestId: string): Response {
  const headers = { "cache-control": "no-store" };
  if (!(error instanceof ServiceError) || error.code === "INTERNAL") {
    const body: ErrorBody = { code: "INTERNAL", requestId };
    return Response.json(body, { status: 500, headers });
  }

  const issues = error.issues ? { issues: error.issues } : {};
  const body: ErrorBody = { code: error.code, detail: error.message, ...issues, requestId };

  return Response.json(body, { status: ERROR_STATUS[error.code], headers });
}

function finish(event: RequestEvent, request: Request, response: Response): Response {
  response.headers.set("x-request-id", event.requestId);
  closeUnread(request, response);
  logRequest(event, response.status);

  return response;
}

/**
 * Next.js neither reads nor cancels the body of an answer to HEAD, or to a client that goes before its first byte: a file
 * that was opened for it would stay open.
 */
function closeUnread({ method, signal }: Request, { body }: Response): void {
  const close = () => {
    // One that is being read is cancelled by its reader.
    if (body?.locked === false) body.cancel().catch(() => undefined);
  };
  if (method === "HEAD" || signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
}
