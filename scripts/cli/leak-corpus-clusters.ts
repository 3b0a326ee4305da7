import { LAG_WORDS } from "@/lib/leak/audit-words";
import { type ReadClusters, readClusters } from "@/lib/services/clusters/read-clusters";
import { startClusters } from "@/lib/services/clusters/start-clusters";
import { clusterLag } from "@/lib/services/splits/cluster-lag";
import { type CommandOutput, EXIT, type ExitCode } from "./command";
import { corpusIdOf } from "./corpus-id";
import { type CommandHost, withCommandHost } from "./own-job";
import { runShownJob } from "./run-shown-job";

interface Asked {
  readonly name: string;
  readonly isAgain: boolean;
  readonly print: (found: ReadClusters) => Promise<void>;
  readonly output: CommandOutput;
}

/** The leak clusters of a corpus, made in this process where they are missing or it is asked for; those behind are told so. */
export async function clustersOfCorpus({ name, isAgain, print, output }: Asked): Promise<ExitCode> {
  return withCommandHost(async (host) => {
    const { db } = host.context;
    const id = await corpusIdOf(db, name);
    const { id: corpusId, clusteredAt } = await db.corpus.findUniqueOrThrow({
      where: { extId: id },
      select: { id: true, clusteredAt: true },
    });
    const failure = isAgain || clusteredAt === null ? await makeThem(host, id) : undefined;
    if (failure !== undefined) {
      await output.err(`${failure}\n`);
      return EXIT.failure;
    }

    // Before they are read: what is made in between is then told as behind.
    const lag = await clusterLag(db, corpusId);
    await print(await readClusters(host.context, { id }));
    if (lag === null) return EXIT.ok;

    await output.err(`${LAG_WORDS[lag]}\n`);
    return EXIT.failure;
  });
}

/** @returns why they were not made; undefined when they are */
async function makeThem(host: CommandHost, id: string): Promise<string | undefined> {
  const { jobId } = await startClusters(host.context, { id });

  return runShownJob(host, {
    ...{ jobId, rows: "problems read and written" },
    ends: {
      cancelled: "Cancelled. The clusters are as they were.",
      interrupted: "Stopped. The clusters are made when Assay runs.",
      notMine: "The clusters are made already, by Assay in the background. Ask again when that has ended.",
    },
  });
}
