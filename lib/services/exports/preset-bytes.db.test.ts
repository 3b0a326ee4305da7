import { copyFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EXPORTERS } from "@/lib/exporters";
import { PRESETS } from "@/lib/exporters/descriptions";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { createImport } from "@/lib/services/imports/create-import";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { home, installation } from "./fixtures/export-host";
import { writePreset } from "./fixtures/write-preset";

const { db } = installation;
afterAll(() => db.$disconnect());

/** Records with their log, imported, approved, and each scored by turns; four of one problem. */
async function imported(): Promise<string> {
  const ctx = await givenContext(db, "admin", home);
  const path = join(home, "bytes.jsonl");
  await copyFile(resolve("lib/importers/sn15/fixtures/envelopes.jsonl"), path);
  const { size } = await stat(path);
  const { jobId } = await createImport(ctx, {
    corpus: "Bytes",
    format: "auto",
    files: [{ name: "bytes.jsonl", path, sizeBytes: size }],
  });
  expect(await runToEnd(installation, jobId)).toBe("done");
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: "Bytes" } });
  await db.$executeRaw`update trajectory set outcome = 'success' where corpus_id = ${id} and outcome = 'unscored'`;
  await db.$executeRaw`insert into review (corpus_id, trajectory_id, approved, version)
    select corpus_id, id, true, 1 from trajectory where corpus_id = ${id} and has_agent_turn 
    on conflict (corpus_id, trajectory_id) do update set approved = true`;

  return "Bytes";
}

const corpus = await imported();

// Its records are of different problems, so they give no pairs.
test.each(PRESETS.filter((preset) => preset !== "preference"))(
  "%s of an imported corpus gives the same bytes twice, and each line passes its check",
  async (preset) => {
    const ctx = await givenContext(db, "admin", home);

    const first = await writePreset(ctx, { corpus, preset });
    const second = await writePreset(ctx, { corpus, preset });

    expect(first.rows.length).toBeGreaterThan(0);
    expect(first.rows.map((row) => EXPORTERS[preset].fault(row)).filter((fault) => fault !== undefined)).toEqual([]);
    expect(second.text).toBe(first.text);
    expect(second.manifest).toEqual(first.manifest);
  },
);
