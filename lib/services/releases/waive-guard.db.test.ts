import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ReleaseSummary } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { approveRelease } from "./approve-release";
import { auditAgain } from "./audit-release";
import { givenProtectedSet } from "./fixtures/given-protected-set";
import { getRelease } from "./get-release";
import { listReleases } from "./list-releases";
import { releaseFolder } from "./release-folder";
import { signRelease } from "./sign-release";
import { agreeToWaiver, removeWaiver, waiveGuard } from "./waive-guard";
import { withdrawRelease } from "./withdraw-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);
const second = await givenContext(db, "lead", host.home);

test("of a signed release no waiver is taken back, added or agreed to, and its signature stays whole", async () => {
  const { id } = await givenRelease(host, arena);
  await givenProtectedSet(db, { releaseId: id });
  await auditAgain(arena.lead, { id });
  await waiveGuard(arena.lead, { id, guard: "protected", reason: "An old suite" });
  const waiver = (await getRelease(second, { id })).waivers[0]?.id ?? "";
  await agreeToWaiver(second, { id, waiver });
  await approveRelease(arena.lead, { id, note: "" });
  await signRelease(arena.lead, { id, note: "" });
  const signed = await getRelease(arena.lead, { id });
  const folder = releaseFolder(host.home, await db.release.findUniqueOrThrow({ where: { extId: id } }));
  const stays = { code: "CONFLICT", message: "It is signed, and stays as it is." };

  await expect(removeWaiver(arena.lead, { id, waiver })).rejects.toMatchObject(stays);
  await expect(waiveGuard(arena.lead, { id, guard: "gold", reason: "More" })).rejects.toMatchObject(stays);
  await expect(agreeToWaiver(second, { id, waiver })).rejects.toMatchObject(stays);

  expect(await getRelease(arena.lead, { id })).toEqual(signed);
  expect(signed).toMatchObject({ state: "signed", waived: 1, approvals: [{}], waivers: [{ id: waiver }] });
  expect((await listReleases(arena.lead, { id: arena.extId })).items).toEqual([ReleaseSummary.parse(signed)]);
  expect(await readFile(join(folder, "README.md"), "utf8")).toBe(signed.card);
  expect((await verifyRelease(folder, {})).faults).toEqual([]);

  await withdrawRelease(arena.lead, { id, reason: "A problem was found" });
  await expect(removeWaiver(arena.lead, { id, waiver })).rejects.toThrow("It is withdrawn.");
});
