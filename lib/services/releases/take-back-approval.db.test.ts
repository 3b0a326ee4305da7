import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { type GivenArena, givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import type { Context } from "@/lib/services/context";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { approveRelease } from "./approve-release";
import { deleteRelease } from "./delete-release";
import { getRelease } from "./get-release";
import { signRelease } from "./sign-release";
import { takeBackApproval } from "./take-back-approval";

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

test("one’s own approval is taken back until it is signed, is in the audit log, and what nobody approves is deleted", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note: "" });
  await expect(takeBackApproval(second, { id })).rejects.toThrow("You have not approved it.");
  await expect(deleteRelease(arena.lead, { id })).rejects.toThrow("Once they have taken that back it can be deleted.");

  await takeBackApproval(arena.lead, { id });

  expect(await getRelease(arena.lead, { id })).toMatchObject({ state: "audited", approvals: [] });
  await expect(signRelease(arena.lead, { id, note: "" })).rejects.toThrow("It has to be approved first.");
  const verbs = await db.audit.findMany({
    where: { subject: `release:${id}`, verb: { startsWith: "release_" } },
    orderBy: { id: "asc" },
  });
  expect(verbs.map(({ verb, personId }) => [verb, personId])).toEqual(
    ["release_approve", "release_take_back"].map((verb) => [verb, arena.lead.person.id]),
  );
  await deleteRelease(arena.lead, { id });
});

test("an approval that is not needed leaves it approved; one that is taken back while it is signed stops that", async () => {
  const { id } = await givenRelease(host, arena);
  await approveRelease(arena.lead, { id, note: "" });
  await db.releaseApproval.create({
    data: { release: { connect: { extId: id } }, person: { connect: { id: second.person.id } }, note: "" },
  });
  await takeBackApproval(second, { id });
  expect(await getRelease(arena.lead, { id })).toMatchObject({ state: "approved", approvals: [{}] });

  const onProgress = async (_done: number, _total: number, stage: string) => {
    if (stage === "sign") await takeBackApproval(arena.lead, { id });
  };
  await expect(signRelease(arena.lead, { id, note: "", onProgress })).rejects.toThrow("It has to be approved first.");
  await approveRelease(arena.lead, { id, note: "" });
  await signRelease(arena.lead, { id, note: "" });

  await expect(takeBackApproval(arena.lead, { id })).rejects.toThrow("It is signed, and stays as it is.");
});
