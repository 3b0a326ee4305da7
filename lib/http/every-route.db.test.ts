import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { isAllowed, ROLES, type Role } from "@/lib/domain/policy";
import { callRaw, type TestRequest } from "./call-route";
import { type GivenAccount, givenAccount, requireAccounts } from "./fixtures/given-account";
import { ROUTE_RIGHTS } from "./fixtures/route-rights";

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

/** "let through", or the code of what stopped the request before anything was looked up. */
async function outcomeFor({ name, method, path, handler }: Found, role: Role | undefined): Promise<string> {
  const { needs, search, body, endsSession } = ROUTE_RIGHTS[name] ?? { needs: "anyone" };
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
