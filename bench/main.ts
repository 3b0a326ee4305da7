import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { benchBrowser } from "./browser";
import { copyText } from "./copy-text";
import { getCorpusId } from "./corpus-id";
import { type Figure, printFigures } from "./figure";
import { growCorpus } from "./grow-corpus";
import { benchImport } from "./import";
import { benchList } from "./list";
import { makeLarge } from "./make-large";
import { makeRows } from "./make-rows";
import { benchOpen } from "./open";
import { benchLabel } from "./label";
import { benchQueue } from "./queue";
import { benchRaw } from "./raw";
import { benchReview } from "./review";
import { importFile } from "./run-one-import";
import { benchTabKill } from "./tab-kill";

const PARTS = ["import", "list", "open", "raw", "queue", "browser", "review", "kills"] as const;
const QUEUE_ROWS = 20_000;
const wanted = new Set(process.argv.slice(2).filter((argument) => !argument.startsWith("-")));
const isWanted = (part: (typeof PARTS)[number]): boolean => wanted.size === 0 || wanted.has(part);

const databaseUrl = process.env["DATABASE_URL"];
const home = process.env["ASSAY_HOME"];
if (!databaseUrl || !home) throw new Error("Start the benchmarks with npm run bench.");

const megabytes = Number(process.env["BENCH_MB"] ?? 230);
const rows = Number(process.env["BENCH_ROWS"] ?? 100_000);
const folder = join(home, "bench");
await mkdir(folder, { recursive: true });

const db = createDb(databaseUrl);
const ctx: Context = { db, person: await ensureOwner(db), now: () => new Date(), home };
const figures: Figure[] = [];
const source = join(folder, `rows-${megabytes}.jsonl`);
const sizeBytes = await makeRows(source, megabytes);
const large = join(folder, "large.jsonl");
await makeLarge(large, { steps: 1000, bytes: 20_000_000 });

if (isWanted("import") || isWanted("raw")) await copyText(databaseUrl, source);
if (isWanted("import")) figures.push(...(await benchImport(ctx, databaseUrl, { path: source, sizeBytes })));
await importFile(ctx, databaseUrl, { path: source, corpus: "Bench" });
await importFile(ctx, databaseUrl, { path: large, corpus: "Bench large" });
if (isWanted("open")) figures.push(...(await benchOpen(ctx, "Bench large")));
if (isWanted("raw")) figures.push(...(await benchRaw(ctx, databaseUrl, { corpus: "Bench", sizeBytes })));
if (isWanted("browser")) figures.push(...(await benchBrowser(ctx, "Bench large")));
if (isWanted("queue")) {
  const corpus = await growCorpus(ctx, "Bench", QUEUE_ROWS);
  figures.push(...(await benchQueue(ctx, databaseUrl, corpus)), await benchLabel(ctx, databaseUrl, corpus));
}
if (isWanted("review")) figures.push(...(await benchReview(ctx, await getCorpusId(ctx, "Bench"))));
if (isWanted("kills")) figures.push(await benchTabKill(ctx, databaseUrl));
if (isWanted("list")) figures.push(...(await benchList(ctx, await growCorpus(ctx, "Bench", rows))));

process.stdout.write(`${printFigures(figures)}\n`);
await db.$disconnect();
