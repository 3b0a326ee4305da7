import { SAMPLE_CORPUS, seedSample } from "@/lib/services/corpora/seed-sample";
import { getJob } from "@/lib/services/jobs/get-job";
import { type Command, type CommandOutput, EXIT, type ExitCode } from "./command";
import { type CommandHost, runOwnJob, withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay seed

Makes what a new installation needs: its owner, the default filter, and, where it is not there yet, the sample corpus
“${SAMPLE_CORPUS}”. It can be repeated. ASSAY_SAMPLE_SIZE sets the number of sample trajectories.`;

/** `assay seed`: the first content of an installation. */
export const seed: Command = {
  usage: USAGE,
  async run(args, output) {
    parseArgs({ args: [...args], options: {} });
    const trajectories = sampleSize(process.env["ASSAY_SAMPLE_SIZE"]);

    return withCommandHost(async (host) => {
      const jobId = await seedSample(host.context, { workerId: host.workerId, trajectories });
      if (jobId === undefined) {
        await output.out(`Nothing to do: the corpus “${SAMPLE_CORPUS}” is there already.\n`);

        return EXIT.ok;
      }

      return runSeed(host, jobId, output);
    });
  },
};

async function runSeed(host: CommandHost, jobId: string, output: CommandOutput): Promise<ExitCode> {
  const end = await runOwnJob(host, jobId);
  switch (end) {
    case "done":
      await output.out(`The corpus “${SAMPLE_CORPUS}” is ready.\n`);

      return EXIT.ok;
    case "not_mine":
      await output.out(`The corpus “${SAMPLE_CORPUS}” is being made by the worker.\n`);

      return EXIT.ok;
    case "failed":
      await output.err(
        `${(await getJob(host.context, { id: jobId })).error ?? "The sample corpus could not be made."}\n`,
      );

      return EXIT.failure;
    case "cancelled":
    case "interrupted":
      await output.err("Stopped before the sample corpus was complete. It goes on when Assay runs.\n");

      return EXIT.failure;
  }
}

function sampleSize(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const size = Number(text);
  if (!Number.isSafeInteger(size) || size < 0) throw new UsageError("ASSAY_SAMPLE_SIZE must be a whole number.");

  return size;
}
