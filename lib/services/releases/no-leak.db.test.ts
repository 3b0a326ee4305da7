import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { createRng } from "@/lib/demo/rng";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { makeSplit } from "@/lib/services/splits/make-split";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { approveRelease } from "./approve-release";
import { getRelease } from "./get-release";
import { releaseFolder } from "./release-folder";
import { signRelease } from "./sign-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);

test.each([1, 2, 3])(
  "no row of a signed release leaks, whatever the split: drawn with seed %i",
  async (seed) => {
    const rng = createRng(seed, "splits of releases");
    const shares = { train: rng.next(), validation: rng.next(), test: rng.next(), never_touch: rng.next() };
    const split = await makeSplit(arena.lead, {
      ...{ id: arena.extId, name: `drawn ${seed}`, note: "", seed, shares },
      ...{ strata: rng.chance(0.5) ? ["bucket"] : [], weigh: "trajectories" },
    });

    const { id } = await givenRelease(host, arena, { split: split.id, pools: ["train", "validation", "test"] });
    await approveRelease(arena.lead, { id, note: "" });
    await signRelease(arena.lead, { id, note: "" });

    const release = await getRelease(arena.lead, { id });
    const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
    expect(release).toMatchObject({ state: "signed", blocked: 0 });
    expect(release.rows).toBeGreaterThan(0);
    expect(await verifyRelease(releaseFolder(host.home, row), {})).toMatchObject({ faults: [], rows: release.rows });
  },
  60_000,
);
