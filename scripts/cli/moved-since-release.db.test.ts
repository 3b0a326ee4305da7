import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { RELEASE_AUDIT_COUNTS } from "@/lib/leak/audit-words";
import { movedSentences } from "@/lib/leak/moved-sentences";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { auditAgain } from "@/lib/services/releases/audit-release";
import { signRelease } from "@/lib/services/releases/sign-release";
import { getSplit } from "@/lib/services/splits/get-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenAssay } from "./given-assay";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const home = await temporaryFolder();
process.env["ASSAY_HOME"] = home;
const { assay } = givenAssay("moved");

test("what a pin moved of a signed release is told by the command of the split and that of the release", async () => {
  const arena = await givenArena({ db, url, home });
  const { id } = await givenRelease({ db, url, home }, arena);
  await approveRelease(arena.lead, { id, note: "" });
  await signRelease(arena.lead, { id, note: "" });
  const split = () => assay("leak", "split", "--corpus", arena.name, "--split", "main");
  const release = () => assay("release", "show", "1", "--corpus", arena.name);
  expect((await split()).out).not.toContain("Warning");
  expect((await release()).out).not.toContain("lies in test");
  expect((await release()).out).toContain(`\n${RELEASE_AUDIT_COUNTS}\n`);

  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { release: { extId: id } } });
  const problem = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const { version } = await getSplit(arena.lead, { id: arena.splitId });
  const cluster = { id: arena.splitId, version, problems: [problem.extId] };
  const [moved] = (await pinCluster(arena.lead, { ...cluster, pool: "test", note: "Held out" })).moved;
  if (moved === undefined) throw new Error("Nothing has moved.");

  expect((await split()).out).toContain(`\nWarning: Signed release #1 First try: ${movedSentences(moved)}\n`);
  expect((await release()).out).toContain(`\nWarning: ${movedSentences(moved)}\n`);

  expect((await release()).out).not.toContain("Later audit");
  const found = await auditAgain(arena.lead, { id });
  expect(found).toMatchObject({ isBlocked: true });
  expect((await release()).out).toMatch(/\nLater audit, of 2\d{3}-\S+Z:\nLeaks:\ncluster +1 +would stop the release\n/);
}, 120_000);
