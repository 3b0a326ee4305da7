/** A request as a test makes it. */
export interface TestRequest {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path and query, as the browser sends it. */
  readonly url?: string;
  readonly params?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handler = (request: Request, segment: { params: Promise<unknown> }) => Promise<Response>;

/** Calls a route handler as Next does, and reads its JSON answer. */
export async function callRoute(
  handler: Handler,
  given: TestRequest = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await callRaw(handler, given);
  const text = await response.text();

  return { status: response.status, body: text === "" ? undefined : JSON.parse(text), headers: response.headers };
}

/** The same without reading the answer. */
export function callRaw(handler: Handler, given: TestRequest = {}): Promise<Response> {
  const {
    url = "/api/test",
    method = given.body === undefined ? "GET" : "POST",
    params = {},
    body,
    headers = {},
  } = given;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(new URL(url, "http://localhost:3000"), {
    method,
    headers: { host: "localhost:3000", ...headers },
    ...(body === undefined ? {} : { body: text }),
  });

  return handler(request, { params: Promise.resolve(params) });
}
