import { afterAll, expect, test } from "vitest";
import { ShippedClusters } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { signRelease } from "@/lib/services/releases/sign-release";
import { withdrawRelease } from "@/lib/services/releases/withdraw-release";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { getShippedClusters } from "./get-shipped-clusters";
import { getSplit } from "./get-split";
import { pinCluster } from "./pin-cluster";
import { unpinClusters } from "./unpin-clusters";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };

test("what a signed release ships is told before its cluster is pinned elsewhere, and after it until it is unpinned", async () => {
  const arena = await givenArena(host);
  const { lead } = arena;
  const { id } = await givenRelease(host, arena);
  const { problemId, trajectoryId } = await db.releaseMember.findFirstOrThrow({ where: { release: { extId: id } } });
  const problem = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const asked = { id: arena.splitId, problems: [problem.extId] };
  // What nobody signed may be built anew.
  expect(await getShippedClusters(lead, asked)).toEqual({ items: [] });
  await approveRelease(lead, { id, note: "" });
  await signRelease(lead, { id, note: "" });

  const { items } = ShippedClusters.parse(await getShippedClusters(lead, asked));
  expect(items).toMatchObject([{ release: id, number: 1, pool: "train" }]);
  expect(await getSplit(lead, { id: arena.splitId })).toMatchObject({ moved: [], shipped: [] });

  const { version } = await getSplit(lead, { id: arena.splitId });
  const pinned = await pinCluster(lead, { ...asked, version, pool: "test", note: "Held out" });
  const problems = items[0]?.problems;
  const moved = [{ release: id, number: 1, name: "First try", from: "train", to: "test", problems }];
  expect(pinned.moved).toEqual(moved);
  expect(pinned.shipped).toEqual([{ release: id, number: 1, version }]);
  expect((await getRelease(lead, { id })).split).toMatchObject({ id: arena.splitId, version });
  expect((await getRelease(lead, { id })).moved).toEqual(moved);

  // How much of a cluster is shipped tells of it, as how large it is does.
  const blind = await givenContext(db, "researcher");
  const [{ ext_id: trajectory } = { ext_id: "" }] = await db.$queryRaw<{ ext_id: string }[]>`
    select ext_id::text from trajectory where corpus_id = ${arena.id} and id = ${trajectoryId}`;
  await givenQueue(lead, arena, { filter: `id:${trajectory}`, reviewers: [blind.person.extId] });
  expect((await getSplit(blind, { id: arena.splitId })).moved).toEqual([]);
  expect(await getShippedClusters(blind, asked)).toEqual({ items: [] });

  const pins = pinned.pins.map((pin) => pin.id);
  await unpinClusters(lead, { id: arena.splitId, version: pinned.version, pins, note: "A mistake" });
  expect((await getRelease(lead, { id })).moved).toEqual([]);

  const again = await getSplit(lead, { id: arena.splitId });
  await pinCluster(lead, { ...asked, version: again.version, pool: "test", note: "Held out" });
  await withdrawRelease(lead, { id, reason: "Of the suite" });
  expect((await getRelease(lead, { id })).moved).toEqual([]);
  expect(await getShippedClusters(lead, asked)).toEqual({ items: [] });
}, 120_000);
