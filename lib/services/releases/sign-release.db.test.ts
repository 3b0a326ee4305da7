import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReleaseDetail, ReleaseSummary } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { type GivenArena, givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import type { Context } from "@/lib/services/context";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { approveRelease } from "./approve-release";
import { auditAgain } from "./audit-release";
import { changeReleaseSettings } from "./change-release-settings";
import { deleteRelease } from "./delete-release";
import { givenProtectedSet } from "./fixtures/given-protected-set";
import { getRelease } from "./get-release";
import { listReleases } from "./list-releases";
import { releaseFolder } from "./release-folder";
import { getReleaseKey } from "./release-key";
import { signRelease } from "./sign-release";
import { agreeToWaiver, removeWaiver, waiveGuard } from "./waive-guard";
import { withdrawRelease } from "./withdraw-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
let arena: GivenArena;
let second: Context;
beforeAll(async () => {
  arena = await givenArena(host);
  second = await givenContext(db, "lead", host.home);
}, 120_000);

const folderOf = async (id: string) =>
  releaseFolder(host.home, await db.release.findUniqueOrThrow({ where: { extId: id } }));
const whyNot = ({ steps }: ReleaseDetail, step: string) => steps.find((one) => one.step === step)?.why;
const note = "";

const protect = (releaseId: string, name?: string, asked?: string) => givenProtectedSet(db, { releaseId, name, asked });

test("an audited release is approved, signed, verified without a database, and withdrawn", async () => {
  const { id } = await givenRelease(host, arena, { formats: ["jsonl", "jsonl.gz", "parquet"] });
  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("It has to be approved first.");

  await approveRelease(arena.lead, { id, note: "Good" });
  await signRelease(arena.lead, { id, note });

  const folder = await folderOf(id);
  const signed = await getRelease(arena.lead, { id });
  const publicKey = await getReleaseKey(arena.lead);
  expect(signed).toMatchObject({ state: "signed", signed: { publicKey }, approvals: [{ note: "Good" }] });
  expect(await verifyRelease(folder, { publicKey })).toMatchObject({ faults: [], contentHash: signed.contentHash });
  expect(signed.card).toBe(await readFile(join(folder, "README.md"), "utf8"));
  await expect(deleteRelease(arena.lead, { id })).rejects.toThrow("Withdraw it instead.");
  await withdrawRelease(second, { id, reason: "A problem was found" });

  expect(await getRelease(arena.lead, { id })).toMatchObject({
    ...{ state: "withdrawn", withdrawn: { reason: "A problem was found", person: second.person.name } },
  });
  expect((await verifyRelease(folder, {})).faults).toEqual([]);
  await expect(auditAgain(arena.lead, { id })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("with two approvals asked for, one person’s is not enough, nor theirs twice", async () => {
  await changeReleaseSettings(arena.lead, { id: arena.extId, approvalsNeeded: 2 });
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });

  await expect(approveRelease(arena.lead, { id, note })).rejects.toThrow("Another person has to, too.");
  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("2 people have to approve it first; 1 did.");
  await approveRelease(second, { id, note });

  expect(await getRelease(arena.lead, { id })).toMatchObject({ state: "approved", approvalsNeeded: 2 });
  await changeReleaseSettings(arena.lead, { id: arena.extId, approvalsNeeded: 1 });
});

test("asking for fewer approvals counts for what is built from then on", async () => {
  await changeReleaseSettings(arena.lead, { id: arena.extId, approvalsNeeded: 2 });
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  await changeReleaseSettings(arena.lead, { id: arena.extId, approvalsNeeded: 1 });

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("2 people have to approve it first; 1 did.");
  await approveRelease(second, { id, note });
  await signRelease(arena.lead, { id, note });

  expect((await getRelease(arena.lead, { id })).state).toBe("signed");
});

test("a release that leaks is neither approved nor signed; what leaks by now is seen when it is signed", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  const unprotect = await protect(id);

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow(
    "It leaks: it holds problems of a protected set.",
  );

  const refused = await getRelease(arena.lead, { id });
  expect(refused).toMatchObject({ state: "audited", blocked: 1, approvals: [], signed: null });
  expect((await listReleases(arena.lead, { id: arena.extId })).items[0]).toEqual(ReleaseSummary.parse(refused));
  expect(whyNot(refused, "approve")).toContain("It leaks: it holds problems of a protected set.");
  await expect(approveRelease(arena.lead, { id, note })).rejects.toMatchObject({ code: "CONFLICT" });
  await unprotect();
  await auditAgain(arena.lead, { id });
  await approveRelease(arena.lead, { id, note });
  // Who takes a protected set away does not lift what it stopped alone.
  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("2 people have to approve it first; 1 did.");
  await approveRelease(second, { id, note });
  await signRelease(arena.lead, { id, note });
  const signed = await getRelease(arena.lead, { id });
  expect(signed).toMatchObject({ state: "signed", blocked: 0, approvalsNeeded: 2 });
  expect(signed.card).toContain(`No longer protected, though an earlier audit asked: suite ${id}`);
});

test("what a signed release leaks by now stands beside its own audit, for whoever reads it", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  const reader = await givenContext(db, "researcher", host.home);
  await expect(auditAgain(reader, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await signRelease(arena.lead, { id, note });
  const signed = await getRelease(reader, { id });
  expect(signed).toMatchObject({ audit: { isBlocked: false }, laterAudit: null });
  const unprotect = await protect(id);

  expect(await auditAgain(reader, { id })).toMatchObject({ isBlocked: true });

  const { laterAudit, ...now } = await getRelease(reader, { id });
  expect(laterAudit).toMatchObject({ isBlocked: true, protectedSets: [{ name: `suite ${id}` }] });
  expect({ ...now, laterAudit: null }).toEqual(signed);
  expect((await verifyRelease(await folderOf(id), {})).faults).toEqual([]);
  await unprotect();

  // Who may have the release, and was named since to review of its corpus blind.
  const queue = await givenQueue(arena.lead, arena, { reviewers: [arena.lead.person.extId] });
  await db.queue.update({
    where: { extId: queue.id },
    data: { createdAt: new Date(0), reviewers: { updateMany: { where: {}, data: { since: new Date(0) } } } },
  });
  expect((await getRelease(arena.lead, { id })).laterAudit).toBeNull();
  await expect(auditAgain(arena.lead, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await db.queue.update({ where: { extId: queue.id }, data: { state: "closed" } });
});

test("a waiver counts once another person agrees, and the card prints both", async () => {
  const { id } = await givenRelease(host, arena);
  const unprotect = await protect(id);
  await auditAgain(arena.lead, { id });
  await expect(waiveGuard(arena.lead, { id, guard: "gold", reason: "No" })).rejects.toThrow("nothing to waive");
  await waiveGuard(arena.lead, { id, guard: "protected", reason: "An old suite" });
  const [waiver] = (await getRelease(second, { id })).waivers;
  const given = { id, waiver: waiver?.id ?? "" };

  expect(waiver).toMatchObject({ mayAgree: true, second: null });
  const half = await getRelease(arena.lead, { id });
  expect(half).toMatchObject({ blocked: 1, waived: 0, waivers: [{ mayAgree: false }] });
  expect(whyNot(half, "approve")).toMatch(/It leaks: .*\. One waiver waits for a second person\.$/);
  await expect(agreeToWaiver(arena.lead, given)).rejects.toThrow("Another person has to agree to it.");
  await expect(approveRelease(arena.lead, { id, note })).rejects.toMatchObject({ code: "CONFLICT" });

  await agreeToWaiver(second, given);
  await approveRelease(arena.lead, { id, note });
  const agreed = await getRelease(arena.lead, { id });
  expect(agreed).toMatchObject({ state: "approved", blocked: 0, waived: 1, audit: { isBlocked: false } });
  expect(agreed.card).toContain("An old suite");
  expect(agreed.card).toContain(second.person.name.split(" ")[1]);

  await removeWaiver(arena.lead, given);
  expect(await getRelease(arena.lead, { id })).toMatchObject({
    state: "audited",
    blocked: 1,
    waived: 0,
    approvals: [],
  });
  await unprotect();
});

test("a waiver does not cover what nobody saw when it was given", async () => {
  const { id } = await givenRelease(host, arena);
  const unprotect = await protect(id);
  await auditAgain(arena.lead, { id });
  await waiveGuard(arena.lead, { id, guard: "protected", reason: "An old suite" });
  const [waiver] = (await getRelease(second, { id })).waivers;
  await agreeToWaiver(second, { id, waiver: waiver?.id ?? "" });
  await approveRelease(arena.lead, { id, note });
  const unprotectMore = await protect(id, "another suite");

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("It leaks: ");

  expect(await getRelease(arena.lead, { id })).toMatchObject({ state: "audited", waivers: [], approvals: [] });
  await Promise.all([unprotect(), unprotectMore()]);
});

test("what was approved while a protected set was asked is approved anew without it", async () => {
  const { id } = await givenRelease(host, arena);
  const unprotect = await protect(id, "a suite of others", "nothing of this corpus is asked for here");
  await auditAgain(arena.lead, { id });
  await approveRelease(arena.lead, { id, note });
  await unprotect();

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("2 people have to approve it first; 0 did.");
});

test("what changes while it is audited for the signature stops it", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  await db.$executeRaw(sql`create function another_version() returns trigger language plpgsql as
    $$ begin update split set version = version + 1 where id = new.split_id; return new; end $$`);
  await db.$executeRaw(sql`create trigger changed after update of audited_at on release for each row
    execute function another_version()`);

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("changed while it was audited");

  await db.$executeRaw(sql`drop function another_version cascade`);
  await signRelease(arena.lead, { id, note });
});

test("a signature that the database does not take leaves no file of it", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  await db.$executeRaw(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$`);
  await db.$executeRaw(sql`create constraint trigger refused after update of signature on release
    deferrable initially deferred for each row execute function refuse()`);

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("no room");

  expect(await readdir(await folderOf(id))).not.toContain("assay-release.sig");
  await db.$executeRaw(sql`drop function refuse cascade`);
  await signRelease(arena.lead, { id, note });
  expect(await readdir(await folderOf(id))).toContain("assay-release.sig");
});

test("a cluster that a lead pins to a shipped pool’s other side leaks until it is built again", async () => {
  const { id } = await givenRelease(host, arena);
  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { release: { extId: id } } });
  const problem = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const { version } = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId } });
  const pin = { id: arena.splitId, problems: [problem.extId], note: "It evaluates now" };
  await pinCluster(arena.lead, { ...pin, version, pool: "test" });

  await auditAgain(arena.lead, { id });
  const again = await givenRelease(host, arena);

  expect((await getRelease(arena.lead, { id })).blocked).toBeGreaterThan(0);
  expect(await getRelease(arena.lead, again)).toMatchObject({ blocked: 0 });
  expect(await db.releaseMember.count({ where: { release: { extId: again.id }, problemId } })).toBe(0);
  await pinCluster(arena.lead, { ...pin, version: version + 1, pool: "train" });
});

test("a release whose files somebody changed is not signed, and a key that cannot be opened signs nothing", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  const path = join(await folderOf(id), "manifest.json");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace("First", "Worst"));

  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("manifest.json");
  await writeFile(path, text);
  // One byte of a row, so that the size is the same.
  const rows = join(await folderOf(id), "data/train-00000-of-00001.jsonl");
  const line = await readFile(rows, "utf8");
  await writeFile(rows, line.replace("a", "b"));
  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("data/train-00000-of-00001.jsonl");
  await writeFile(rows, line);
  const key = join(host.home, "judge.key");
  const sealing = await readFile(key);
  await rm(key);
  await expect(signRelease(arena.lead, { id, note })).rejects.toThrow("cannot be opened");
  await writeFile(key, sealing);
  await signRelease(arena.lead, { id, note });
});

test("a file that cannot be read when its turn comes is named, and what stops the reading is told as it is", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note });
  const path = join(await folderOf(id), "manifest.json");
  const text = await readFile(path, "utf8");
  const stopped = new Error("The job was interrupted.");

  const onRead = () => rm(path, { force: true });
  await expect(signRelease(arena.lead, { id, note, onProgress: onRead })).rejects.toMatchObject({
    ...{ code: "CONFLICT", message: expect.stringContaining("The file manifest.json of this release cannot be read") },
  });
  await writeFile(path, text);
  await expect(signRelease(arena.lead, { id, note, onProgress: () => Promise.reject(stopped) })).rejects.toBe(stopped);
});
