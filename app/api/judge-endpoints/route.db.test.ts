import { randomUUID } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { JudgeEndpoint, JudgeEndpointList, type MakeJudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { createDb } from "@/lib/db/client";
import { heldTogether } from "@/lib/db/fixtures/held-together";
import { sql } from "@/lib/db/query-rows";
import { callRoute, type TestRequest } from "@/lib/http/call-route";
import { createLog } from "@/lib/log";
import { gateReply, givenJudge } from "@/lib/services/judge-client/fixtures/given-judge";
import { KEY_FILE } from "@/lib/services/judge-endpoints/key-file";
import { openEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { DELETE, PUT } from "./[id]/route";
import { POST as postTest } from "./[id]/test/route";
import { GET, POST } from "./route";

const KEY = "sk-Planted-0123456789-wxyz";
const db = createDb(process.env["DATABASE_URL"] ?? "");
const home = await temporaryFolder();
const judge = await givenJudge(({ authorization }) =>
  authorization === `Bearer ${KEY}` ? gateReply(5) : { kind: "status", status: 401 },
);
/** Everything that the routes of this file answered. */
const answered: string[] = [];

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of ["BASE_URL", "MODEL", "KEY"]) delete process.env[`ASSAY_JUDGE_${name}`];
});
afterAll(async () => {
  await judge.close();
  await db.$disconnect();
});

function anEndpoint(given: Partial<MakeJudgeEndpoint> = {}): MakeJudgeEndpoint {
  return {
    name: `Judge ${randomUUID().slice(0, 8)}`,
    baseUrl: judge.baseUrl,
    model: "made-up-1",
    key: KEY,
    requestsPerMinute: 60,
    concurrency: 2,
    timeoutSeconds: 10,
    inputPrice: 0.5,
    outputPrice: 1.5,
    ...given,
  };
}

async function call(handler: Parameters<typeof callRoute>[0], request: TestRequest = {}) {
  const answer = await callRoute(handler, request);
  answered.push(JSON.stringify(answer.body ?? null));

  return answer;
}

async function givenEndpoint(given: Partial<MakeJudgeEndpoint> = {}): Promise<JudgeEndpoint> {
  return JudgeEndpoint.parse((await call(POST, { body: anEndpoint(given) })).body);
}

const asLead = { headers: { cookie: "assay.acting_role=lead" } };

test("an endpoint is made, shown with the last letters of its key, tested, changed and removed", async () => {
  const made = await givenEndpoint({ baseUrl: `${judge.baseUrl}/chat/completions` });
  expect(made.settings).toMatchObject({ baseUrl: judge.baseUrl, keyHint: "wxyz", requestsPerMinute: 60 });

  const params = { id: made.id };
  const tested = await call(postTest, { method: "POST", params });
  expect(tested.body).toMatchObject({ status: "answered", tokens: 1_050 });

  const { key: _, ...same } = anEndpoint({ name: made.name, model: "made-up-2" });
  const changed = await call(PUT, { method: "PUT", params, body: same });
  expect(changed.body).toMatchObject({ model: "made-up-2", settings: { keyHint: "wxyz" } });
  expect((await call(postTest, { method: "POST", params })).body).toMatchObject({ status: "answered" });

  expect((await call(DELETE, { method: "DELETE", params })).status).toBe(204);
  expect((await call(postTest, { method: "POST", params })).status).toBe(404);
});

test("a wrong key is told in one sentence", async () => {
  const { id } = await givenEndpoint({ key: "sk-Planted-another-key" });

  expect((await call(postTest, { method: "POST", params: { id } })).body).toEqual({
    status: "refused",
    reason: "The endpoint answered 401. It does not accept the key. Enter another one in the settings.",
  });
});

test("a kept key does not follow an endpoint to another address", async () => {
  const made = await givenEndpoint();
  const { key: _, ...moved } = anEndpoint({ name: made.name, baseUrl: "http://127.0.0.1:9/v1" });
  const params = { id: made.id };

  expect(await call(PUT, { method: "PUT", params, body: moved })).toMatchObject({
    status: 422,
    body: { detail: "The key was given for another address. Enter it again, or remove it." },
  });
  expect((await call(PUT, { method: "PUT", params, body: { ...moved, key: null } })).body).toMatchObject({
    settings: { baseUrl: "http://127.0.0.1:9/v1", keyHint: null },
  });
});

test("nor to another path of the same host", async () => {
  const made = await givenEndpoint();
  const { key: _, ...moved } = anEndpoint({ name: made.name, baseUrl: `${judge.baseUrl}/somebody-else` });

  expect((await call(PUT, { method: "PUT", params: { id: made.id }, body: moved })).status).toBe(422);
});

test("of two that take one name at once, one is told so", async () => {
  const wish = anEndpoint();

  const answers = await Promise.all([call(POST, { body: wish }), call(POST, { body: wish })]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([expect.any(Number), 409]);
  expect(Math.min(...answers.map(({ status }) => status))).toBeLessThan(300);
});

test("of two who remove one at once, one did, and the audit log says so once", async () => {
  const { id } = await givenEndpoint();
  const remove = () => call(DELETE, { method: "DELETE", params: { id } });

  const removed = await heldTogether(db, (tx) => tx.$executeRaw(sql`select from judge_endpoint for update`), [
    remove,
    remove,
  ]);

  expect(removed).toMatchObject([{ value: { status: 204 } }, { value: { status: 404 } }]);
  expect(await db.audit.count({ where: { subject: `judge_endpoint:${id}`, verb: "remove_judge_endpoint" } })).toBe(1);
});

test("a sealed key opens for its own endpoint alone", async () => {
  const one = await givenEndpoint();
  const other = await givenEndpoint();
  const { sealedKey } = await db.judgeEndpoint.findUniqueOrThrow({ where: { extId: one.id } });
  await db.judgeEndpoint.update({ where: { extId: other.id }, data: { sealedKey } });

  const tested = await call(postTest, { method: "POST", params: { id: other.id } });

  expect(tested).toMatchObject({ status: 409, body: { detail: expect.stringContaining("cannot be opened") } });
});

test("with a secret of the operator's no key file is needed, and another secret is told in one sentence", async () => {
  await rm(join(home, KEY_FILE), { force: true });
  vi.stubEnv("ASSAY_SECRET", "a secret of the operator, 32 or more");
  const { id } = await givenEndpoint();
  const params = { id };

  expect((await call(postTest, { method: "POST", params })).body).toMatchObject({ status: "answered" });
  expect(await readdir(home)).not.toContain(KEY_FILE);
  vi.stubEnv("ASSAY_SECRET", "another secret of the operator, 32+");
  expect(await call(postTest, { method: "POST", params })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("cannot be opened") },
  });
});

test.each([
  ["lost", () => rm(join(home, KEY_FILE))],
  ["another one", () => writeFile(join(home, KEY_FILE), Buffer.alloc(32, 7).toString("base64url"))],
])("a key file that is %s is told in one sentence, and a new key mends it", async (_, harm) => {
  await rm(join(home, KEY_FILE), { force: true });
  const made = await givenEndpoint();
  await harm();
  const params = { id: made.id };

  expect(await call(postTest, { method: "POST", params })).toMatchObject({
    status: 409,
    body: {
      detail: `The key of “${made.name}” cannot be opened: the file judge.key of the data folder, or the ASSAY_SECRET, that sealed it is missing or another one. Restore it, or have an admin enter the key again.`,
    },
  });
  await call(PUT, { method: "PUT", params, body: anEndpoint({ name: made.name }) });
  expect((await call(postTest, { method: "POST", params })).body).toMatchObject({ status: "answered" });
});

test("the endpoint of the environment is listed first, can be tested, and cannot be changed", async () => {
  process.env["ASSAY_JUDGE_BASE_URL"] = judge.baseUrl;
  process.env["ASSAY_JUDGE_MODEL"] = "made-up-env";
  process.env["ASSAY_JUDGE_KEY"] = KEY;

  const { items } = JudgeEndpointList.parse((await call(GET)).body);
  expect(items[0]).toMatchObject({ id: "environment", model: "made-up-env", isFromEnvironment: true });
  expect(items[0]?.settings?.keyHint).toBe("wxyz");
  const params = { id: "environment" };
  expect((await call(postTest, { method: "POST", params })).body).toMatchObject({ status: "answered" });
  expect((await call(PUT, { method: "PUT", params, body: anEndpoint() })).status).toBe(422);
});

test("a faulty address of the environment is told, without what it holds besides", async () => {
  process.env["ASSAY_JUDGE_BASE_URL"] = `https://ada:${KEY}@llm.example.org/v1?key=${KEY}`;
  process.env["ASSAY_JUDGE_MODEL"] = "made-up-env";

  const { items } = JudgeEndpointList.parse((await call(GET)).body);
  expect(items[0]?.settings?.baseUrl).toBe("https://llm.example.org/v1");
  expect(await call(postTest, { method: "POST", params: { id: "environment" } })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("ASSAY_JUDGE_BASE_URL cannot be asked.") },
  });
});

test.each([
  ["typographic quotes", `“${KEY}”`],
  ["a space", `Bearer ${KEY}`],
  ["an accented letter", `${KEY}é`],
  ["a line break", `${KEY}\nx-evil: 1`],
])("a key of the environment with %s is told and not sent", async (_, key) => {
  process.env["ASSAY_JUDGE_BASE_URL"] = judge.baseUrl;
  process.env["ASSAY_JUDGE_MODEL"] = "made-up-env";
  process.env["ASSAY_JUDGE_KEY"] = key;
  const before = judge.requests.length;

  expect(await call(postTest, { method: "POST", params: { id: "environment" } })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("no spaces, typographic quotes or accented letters.") },
  });
  expect(judge.requests).toHaveLength(before);
});

test("a short key of the environment is sent", async () => {
  process.env["ASSAY_JUDGE_BASE_URL"] = judge.baseUrl;
  process.env["ASSAY_JUDGE_MODEL"] = "made-up-env";
  process.env["ASSAY_JUDGE_KEY"] = "none";

  await call(postTest, { method: "POST", params: { id: "environment" } });

  expect(judge.requests.at(-1)?.authorization).toBe("Bearer none");
});

test("a lead sees what to choose from and nothing of the settings", async () => {
  const made = await givenEndpoint();

  const { items } = JudgeEndpointList.parse((await call(GET, asLead)).body);

  expect(items.find(({ id }) => id === made.id)).toEqual({
    id: made.id,
    name: made.name,
    model: "made-up-1",
    isFromEnvironment: false,
    inputPrice: 0.5,
    outputPrice: 1.5,
  });
});

test.each([
  ["an address with a password", { baseUrl: "https://ada:pw@llm.example.org" }],
  ["a file", { baseUrl: "file:///etc/passwd" }],
  ["a key with a line break", { key: "sk-one\r\nx-evil: 1" }],
  ["no name", { name: " " }],
  ["no request a minute", { requestsPerMinute: 0 }],
])("%s is refused", async (_, given) => {
  expect((await call(POST, { body: { ...anEndpoint(), ...given } })).status).toBe(422);
});

test("a name is given once", async () => {
  const { name } = await givenEndpoint();

  expect((await call(POST, { body: anEndpoint({ name }) })).status).toBe(409);
});

test("no answer, no line of a log, no row and no entry of the audit log holds a key", async () => {
  const { id } = await givenEndpoint();
  const logged: string[] = [];
  const log = createLog({ write: (line) => logged.push(line) });
  const endpoint = await openEndpoint(await givenContext(db, "lead", home), { id });
  log.event("a line with all of it", { endpoint });
  const rows = await db.judgeEndpoint.findMany();
  const audit = await db.audit.findMany({ where: { subject: { startsWith: "judge_endpoint:" } } });

  expect(audit.length).toBeGreaterThan(5);
  expect(endpoint.authorize()).toBe(KEY);
  expect(logged.join("")).toContain(judge.baseUrl);
  const sealed = rows.map(({ sealedKey }) => Buffer.from(sealedKey ?? []).toString("latin1"));
  const plain = rows.map(({ sealedKey: _, ...row }) => row);
  for (const text of [...answered, ...logged, ...sealed, JSON.stringify(plain), auditText(audit)])
    expect(text).not.toMatch(/Planted/);
});

function auditText(entries: readonly { readonly verb: string; readonly detail: unknown }[]): string {
  return JSON.stringify(entries.map(({ verb, detail }) => ({ verb, detail })));
}
