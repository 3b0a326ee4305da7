import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { benchBrowser } from "./browser";
import { benchBuild } from "./build-release";
import { benchClusters } from "./clusters";
import { benchCompareScreen } from "./compare-screen";
import { copyText } from "./copy-text";
import { getCorpusId } from "./corpus-id";
import { benchCompare, benchPass, benchResampling } from "./evaluate";
import { type Figure, printFigures } from "./figure";
import { benchFilter } from "./filter";
import { givenApproved } from "./given-approved";
import { givenLong } from "./given-long";
import { growCorpus } from "./grow-corpus";
import { growFacts } from "./grow-facts";
import { growRollouts } from "./grow-rollouts";
import { benchImport } from "./import";
import { benchLabel } from "./label";
import { benchList } from "./list";
import { makeLarge } from "./make-large";
import { makeRows } from "./make-rows";
import { benchOpen } from "./open";
import { benchQueue } from "./queue";
import { benchRaw } from "./raw";
import { benchReading } from "./reading";
import { benchRederive } from "./rederive";
import { benchRelease } from "./release";
import { benchReview } from "./review";
import { importFile } from "./run-one-import";
import { type Part, runParts } from "./run-parts";
import { benchStart } from "./start";
import { benchTabKill } from "./tab-kill";

const QUEUE_ROWS = 20_000;
const REVIEW_MB = 5;
const LABELS = 5_000;
const MANY_RUNS = 40;
const MANY_EACH = 10;

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const home = process.env["ASSAY_HOME"] ?? "";
if (!databaseUrl || !home) throw new Error("Start the benchmarks with npm run bench.");

const megabytes = Number(process.env["BENCH_MB"] ?? 230);
const rollouts = Number(process.env["BENCH_ROLLOUTS"] ?? 1_000_000);
const facts = Number(process.env["BENCH_FACTS"] ?? 1_000_000);
const queries = Number(process.env["BENCH_QUERIES"] ?? 250_000);
const rows = Number(process.env["BENCH_ROWS"] ?? 100_000);
const released = Number(process.env["BENCH_RELEASED"] ?? 1_000_000);
const built = Number(process.env["BENCH_BUILT"] ?? 50_000);
const folder = join(home, "bench");
await mkdir(folder, { recursive: true });

const db = createDb(databaseUrl);
const ctx: Context = { db, person: await ensureOwner(db), now: () => new Date(), home };
const source = once(async () => {
  const path = join(folder, `rows-${megabytes}.jsonl`);

  return { path, sizeBytes: await makeRows(path, megabytes) };
});
const text = once(async () => copyText(databaseUrl, (await source()).path));
const corpus = once(async () => importFile(ctx, databaseUrl, { path: (await source()).path, corpus: "Bench" }));
const largeCorpus = once(async () => {
  const path = join(folder, "large.jsonl");
  await makeLarge(path, { steps: 1000, bytes: 20_000_000 });
  await importFile(ctx, databaseUrl, { path, corpus: "Bench large" });
});

/** In this order: the import comes into a database that holds nothing, the long list last. */
const PARTS: readonly Part[] = [
  part("import", async function* () {
    await text();
    yield* await benchImport(ctx, databaseUrl, await source());
  }),
  part("open", async function* () {
    await corpus();
    await largeCorpus();
    yield* benchOpen(ctx, "Bench large");
  }),
  part("raw", async function* () {
    await text();
    await corpus();
    yield* await benchRaw(ctx, databaseUrl, { corpus: "Bench", sizeBytes: (await source()).sizeBytes });
  }),
  // Its baseline copies lines of its own, so it stands behind those that copy the file's.
  part("release", async function* () {
    yield* benchRelease(databaseUrl, { folder, megabytes, rows: released });
  }),
  part("build", async function* () {
    yield* benchBuild(ctx, await givenApproved(ctx, databaseUrl, built));
  }),
  part("rederive", async function* () {
    await corpus();
    yield await benchRederive(ctx, databaseUrl, { corpus: "Bench", path: (await source()).path });
  }),
  part("browser", async function* () {
    await largeCorpus();
    yield* benchBrowser(ctx, "Bench large");
  }),
  part("reading", async function* () {
    await corpus();
    const long = await givenLong(ctx, databaseUrl, { folder, steps: 5_000, bytes: 40_000_000 });
    yield* benchReading(long, await getCorpusId(ctx, "Bench"));
  }),
  part("start", benchStart),
  part("queue", async function* () {
    await corpus();
    const grown = await growCorpus(ctx, "Bench", QUEUE_ROWS);
    yield* benchQueue(ctx, databaseUrl, grown);
    yield await benchLabel(ctx, databaseUrl, grown);
  }),
  part("review", async function* () {
    const path = join(folder, "review.jsonl");
    await makeRows(path, REVIEW_MB);
    yield* await benchReview(ctx, databaseUrl, path);
  }),
  part("kills", async function* () {
    yield await benchTabKill(ctx, databaseUrl);
  }),
  part("evaluate", async function* () {
    const problems = Math.ceil(rollouts / (MANY_RUNS * MANY_EACH));
    const many = await growRollouts(ctx, databaseUrl, { runs: MANY_RUNS, problems, each: MANY_EACH });
    yield* benchPass(ctx, many);
    yield* benchResampling(ctx, many);
    const compared = await growRollouts(ctx, databaseUrl, { runs: 8, problems: 1000, each: 8 });
    yield* benchCompare(ctx, compared);
    yield await benchCompareScreen(compared);
  }),
  part("filter", async function* () {
    yield* benchFilter(ctx, await growFacts(ctx, databaseUrl, { rows: facts, labels: LABELS }));
  }),
  part("clusters", async function* () {
    yield* benchClusters(ctx, databaseUrl, queries);
  }),
  part("list", async function* () {
    await corpus();
    yield* benchList(ctx, await growCorpus(ctx, "Bench", rows));
  }),
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = wanted.filter((name) => PARTS.every((one) => one.name !== name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(", ")}. Parts are ${PARTS.map(({ name }) => name).join(", ")}.`);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const chosen = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const { figures, failures } = await runParts(chosen, say);
say(`\n${printFigures(figures)}`);
for (const { part: name, reason } of failures) say(`The part “${name}” failed: ${reason}`);
await db.$disconnect();
// A part that failed may have left something open.
process.exit(failures.length > 0 ? 1 : 0);

function part(name: string, take: () => AsyncGenerator<Figure>): Part {
  return { name, take };
}

/** The first call does the work; the others wait for it, and fail with it. */
function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let done: Promise<Answer> | undefined;

  return () => {
    done ??= work();

    return done;
  };
}
