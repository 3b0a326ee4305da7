import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { Manifest } from "@/lib/contract/exports";
import { anotherDatabase } from "@/lib/db/fixtures/another-database";
import { type Installation, runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { createImport } from "@/lib/services/imports/create-import";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { getExportCorpus } from "./export-corpus";
import { home, installation } from "./fixtures/export-host";
import { writeExport } from "./write-export";

const { db } = installation;
afterAll(() => db.$disconnect());

const SPELT = '{"9":{"minimum":0.0,"maximum":12345678901234567891}';

test("the same corpus gives the same bytes twice, and again after another import into another database", async () => {
  const file = join(home, "source.jsonl");
  const record = (n: number) => ({
    id: `row-${n}`,
    messages: [
      { role: "user", content: `Find lamp ${n} \u0000 \ud83d\ude00` },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c", type: "function", function: { name: "find", arguments: '{"2":"b","1":"a"}' } }],
      },
      { role: "tool", tool_call_id: "c", content: "[]" },
      { role: "assistant", content: "Here." },
    ],
    tools: [
      { type: "function", function: { name: "find", parameters: { type: "object", properties: { "9": {}, q: {} } } } },
    ],
  });
  // Of one the declaration prints another way by itself.
  const line = (n: number) => `${JSON.stringify(record(n)).replace('{"9":{}', n === 2 ? SPELT : '{"9":{}')}\n`;
  await writeFile(file, [3, 1, 2].map(line).join(""));
  const other = { ...(await anotherDatabase(installation.url)), home };

  const first = await importAndExport(installation, file, "first.jsonl.gz");
  await writeFile(file, [2, 3, 1].map(line).join(""));
  const second = await importAndExport(other, file, "second.jsonl.gz");

  expect(first.manifest.rows).toBe(3);
  expect(second.manifest).toEqual(first.manifest);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(first.again.equals(first.bytes)).toBe(true);
  const lines = gunzipSync(first.bytes).toString();
  expect(lines).toContain('"properties":{"9":{},"q":{}}');
  expect(lines).toContain(`"properties": ${SPELT.replaceAll(/[:,]/g, "$& ")}, "q": {}}`);
  await other.drop();
}, 60_000);

async function importAndExport(
  host: Installation,
  file: string,
  out: string,
): Promise<{ manifest: Manifest; bytes: Buffer; again: Buffer }> {
  const ctx = await givenContext(host.db);
  const { size } = await stat(file);
  const { jobId } = await createImport(ctx, {
    corpus: "Lamps",
    format: "auto",
    files: [{ name: "source.jsonl", path: file, sizeBytes: size }],
  });
  expect(await runToEnd(host, jobId)).toBe("done");
  const corpus = await getExportCorpus(host.db, { name: "Lamps" });
  const { extId } = await host.db.corpus.findUniqueOrThrow({ where: { name: "Lamps" } });
  const { items } = await listTrajectories(ctx, { corpus: extId, filter: "", sort: "problem", limit: 10 });
  for (const [index, { id, version }] of items.entries()) {
    if (index === 1) await setLabel(ctx, { id, label: "agentic", expectedVersion: version });
    await setApproval(ctx, { id, approved: true, expectedVersion: index === 1 ? version + 1 : version });
  }

  const request = { corpus, filter: "", preset: "chat", onProgress: async () => undefined } as const;
  const manifest = await writeExport(ctx, { ...request, path: join(home, out) });
  await writeExport(ctx, { ...request, path: join(home, `again-${out}`) });

  return { manifest, bytes: await readFile(join(home, out)), again: await readFile(join(home, `again-${out}`)) };
}
