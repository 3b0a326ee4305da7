import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { isAllowed, ROLES, type Role } from "@/lib/domain/policy";
import { callRaw, type TestRequest } from "./call-route";
import { type GivenAccount, givenAccount, requireAccounts } from "./fixtures/given-account";
import { ROUTE_RIGHTS, type RouteRight } from "./fixtures/route-rights";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
type Handler = Parameters<typeof callRaw>[0];

interface Found {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly handler: Handler;
}

const home = mkdtempSync(join(tmpdir(), "assay-every-route-"));
const accounts = new Map<Role, GivenAccount>();
const found = await findRoutes(resolve(import.meta.dirname, "../../app/api"));

beforeAll(async () => {
  process.env["ASSAY_HOME"] = home;
  requireAccounts();
  for (const role of ROLES) accounts.set(role, await givenAccount(role));
});
afterAll(() => rmSync(home, { recursive: true }));

test("every method of every route has a row that says what it needs, and every row has its route", () => {
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(ROUTE_RIGHTS).toSorted());
});

describe.each(found)("$name", (route) => {
  const right = ROUTE_RIGHTS[route.name];

  test("is for whom the table says", async () => {
    if (!right) throw new Error(`${route.name} has no row in route-rights.ts.`);
    const { needs } = right;

    const answers: Record<string, string> = { nobody: await outcomeFor(route, undefined) };
    for (const role of ROLES) answers[role] = await outcomeFor(route, role);

    const expected = (role: Role) => (needs === "anyone" || isAllowed(role, needs) ? "let through" : "FORBIDDEN");
    expect(answers).toEqual({
      nobody: needs === "anyone" ? "let through" : "UNAUTHENTICATED",
      ...Object.fromEntries(ROLES.map((role) => [role, expected(role)])),
    });
  });
});

test.each(
  found.flatMap((route) =>
    unstorable(ROUTE_RIGHTS[route.name] ?? { needs: "anyone" }).map((asked) => ({
      ...{ route, name: route.name, at: asked.search, sent: JSON.stringify(asked.body) ?? "" },
      asked,
    })),
  ),
)("$name refuses text that no column holds: $at $sent", async ({ route, asked }) => {
  const right = ROUTE_RIGHTS[route.name] ?? { needs: "anyone" };

  expect(await outcomeFor(route, "admin", { ...right, ...asked })).toMatch(/^INVALID: /);
});

/** Parts of what a route is asked, each with text that no column holds in the place of one text. */
function unstorable({ search = "", body }: RouteRight): Pick<RouteRight, "search" | "body">[] {
  const names = [...new URLSearchParams(search)].map(([name, value]) => {
    const asked = new URLSearchParams(search);
    asked.set(name, `${value}\0`);

    return { search: asked.toString(), body };
  });

  // What is sent as a text is a file, which is kept byte for byte.
  const bodies = typeof body === "string" ? [] : spoilt(body);

  return [...names, ...bodies.map((other) => ({ search, body: other }))];
}

/** The value once for each text in it, which then ends in a NUL. */
function spoilt(value: unknown): unknown[] {
  if (typeof value === "string") return [`${value}\0`];
  if (Array.isArray(value)) return value.flatMap((item, at) => spoilt(item).map((other) => value.with(at, other)));
  if (typeof value !== "object" || value === null) return [];

  return Object.entries(value).flatMap(([name, member]) =>
    spoilt(member).map((other) => ({ ...value, [name]: other })),
  );
}

/** "let through", or the code of what stopped the request before anything was looked up. */
async function outcomeFor(
  { name, method, path, handler }: Found,
  role: Role | undefined,
  { needs, search, body, endsSession }: RouteRight = ROUTE_RIGHTS[name] ?? { needs: "anyone" },
): Promise<string> {
  const account = role === undefined || needs === "anyone" ? undefined : await accountOf(role, endsSession);
  const request: TestRequest = {
    method,
    url: search ? `${path}?${search}` : path,
    params: paramsOf(path),
    headers: account ? { cookie: account.cookie } : {},
    ...(body === undefined ? {} : { body }),
  };

  const response = await callRaw(handler, request);
  if (response.ok) {
    await response.body?.cancel();
    return "let through";
  }

  const { code, detail } = ErrorBody.parse(await response.json());
  if (code === "INVALID" || code === "INTERNAL") return `${code}: ${detail}`;
  // Nobody can sign in with what the table sends: the route did its work.
  if (needs === "anyone" && code === "UNAUTHENTICATED") return "let through";

  return code === "UNAUTHENTICATED" || code === "FORBIDDEN" ? code : "let through";
}

async function accountOf(role: Role, endsSession: boolean | undefined): Promise<GivenAccount> {
  const known = accounts.get(role);

  return known && !endsSession ? known : givenAccount(role);
}

function paramsOf(path: string): Record<string, string | readonly string[]> {
  const values: Record<string, string | readonly string[]> = { chunk: "0" };

  return Object.fromEntries(
    [...path.matchAll(/\[(\.\.\.)?(\w+)\]/g)].map(([, rest, name = ""]) => [
      name,
      values[name] ?? (rest ? ["data", "a.jsonl"] : "22222222-2222-4222-8222-222222222222"),
    ]),
  );
}

async function findRoutes(folder: string): Promise<Found[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)route\.ts$/.test(file),
  );
  const routes = await Promise.all(
    files.map(async (file) => {
      const handlers = handlersOf(await import(pathToFileURL(join(folder, file)).href));
      const path = `/api/${dirname(file)}`;

      return METHODS.flatMap((method) => {
        const handler = handlers[method];
        return handler ? [{ name: `${method} ${path}`, method, path, handler }] : [];
      });
    }),
  );

  return routes.flat();
}

/** safe: a route file exports handlers under the names of the methods; Next reads it the same way. */
function handlersOf(module: object): Partial<Record<Method, Handler>> {
  return module as Partial<Record<Method, Handler>>;
}
