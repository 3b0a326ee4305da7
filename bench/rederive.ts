import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Context } from "@/lib/services/context";
import { rederiveCorpus } from "@/lib/services/rederive/rederive-corpus";
import { getCorpusId } from "./corpus-id";
import { type Figure, rate } from "./figure";

const ROUNDS = 3;
const NEWLINE = 0x0a;

/** V2: every stored signal derived anew from the raw records, against parsing the same bytes. */
export async function benchRederive(
  ctx: Context,
  databaseUrl: string,
  source: { readonly corpus: string; readonly path: string },
): Promise<Figure> {
  const corpus = await getCorpusId(ctx, source.corpus);
  const bytes = await readFile(source.path);
  const parses: Taken[] = [];
  const derives: Taken[] = [];
  let derivedBytes = 0;
  let differing = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    parses.push(await taken(async () => parseAll(bytes)));
    derives.push(
      await taken(async () => {
        const found = await rederiveCorpus(ctx, { corpus, databaseUrl, seed: 1, onProgress: async () => undefined });
        derivedBytes = found.rawBytes;
        differing += found.differing;
      }),
    );
  }
  if (differing > 0) throw new Error(`${differing} trajectories were derived to something else.`);

  const cores = availableParallelism();
  const [parse, derive] = [best(parses), best(derives)];
  // The clock says more of what else the machine does; both rates are of one core.
  const [parseRate, deriveRate] = [bytes.length / parse.cpuMs, derivedBytes / derive.cpuMs];

  return {
    id: "V2",
    what: `every signal of ${(derivedBytes / 1e6).toFixed(0)} MB of raw records derived anew and compared, by processor time`,
    measured: `${rate(deriveRate, 1)} a core; ${rate(derivedBytes, derive.wallMs)} by the clock on ${cores} cores`,
    limit: `parsing alone ${rate(parseRate, 1)} a core; ${rate(bytes.length, parse.wallMs)} by the clock on one`,
    ratio: deriveRate / parseRate,
    goal: ">= 0.25",
  };
}

interface Taken {
  readonly wallMs: number;
  /** Of all threads of this process. */
  readonly cpuMs: number;
}

async function taken(run: () => Promise<void>): Promise<Taken> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(before);

  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

function best(rounds: readonly Taken[]): Taken {
  return {
    wallMs: Math.min(...rounds.map(({ wallMs }) => wallMs)),
    cpuMs: Math.min(...rounds.map(({ cpuMs }) => cpuMs)),
  };
}

/** Parses every line, as a reader that does nothing else. */
function parseAll(bytes: Buffer): void {
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(NEWLINE, at);
    const stop = end === -1 ? bytes.length : end;
    JSON.parse(bytes.toString("utf8", at, stop));
    at = stop + 1;
  }
}
