import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { type GivenArena, givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { approveRelease } from "./approve-release";
import { changeReleaseSettings } from "./change-release-settings";
import { getRelease } from "./get-release";
import { signRelease } from "./sign-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
let arena: GivenArena;
beforeAll(async () => {
  arena = await givenArena(host);
}, 120_000);

test.each([{ role: "annotator" }, { state: "disabled" }])(
  "an approval of who is %j by now does not count, until another is given",
  async (change) => {
    const [second, third] = [await givenContext(db, "lead", host.home), await givenContext(db, "lead", host.home)];
    await changeReleaseSettings(arena.lead, { id: arena.extId, approvalsNeeded: 2 });
    const { id } = await givenRelease(host, arena);
    await approveRelease(arena.lead, { id, note: "" });
    await approveRelease(second, { id, note: "" });
    const countedOf = async () => (await getRelease(arena.lead, { id })).approvals.map(({ isCounted }) => isCounted);
    expect(await countedOf()).toEqual([true, true]);

    await db.person.update({ where: { id: second.person.id }, data: change });

    expect(await countedOf()).toEqual([true, false]);
    await expect(signRelease(arena.lead, { id, note: "" })).rejects.toThrow(
      "2 people have to approve it first; 1 did.",
    );

    await approveRelease(third, { id, note: "" });
    await signRelease(arena.lead, { id, note: "" });
    await db.person.update({ where: { id: third.person.id }, data: change });

    expect(await getRelease(arena.lead, { id })).toMatchObject({ state: "signed" });
    expect(await countedOf()).toEqual([true, true, true]);
  },
);
