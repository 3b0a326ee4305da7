import { parseArgs } from "node:util";
import { getJob } from "@/lib/services/jobs/get-job";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { startSigning } from "@/lib/services/releases/start-release-work";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { showJobProgress } from "./job-progress";
import { runOwnJob, withCommandHost } from "./own-job";
import { releaseOf } from "./release-of";
import { releaseText } from "./release-show";

const USAGE = `Usage: assay release sign NUMBER --corpus NAME [--approve] [--note TEXT]

Reads the files of an approved release, audits it once more and signs it in this process, as the owner of the
installation. What leaks is not signed. Ctrl-C leaves it unsigned.

  --approve     approve it first; where the corpus asks for two people, another one has to have approved it
  --note TEXT   what to remember of it

Exit code: 0 when it is signed, 2 for a mistake in the command, 3 when it cannot be signed.`;

const GOES_ON = "Stopped. The signing goes on when Assay runs.";

/** `assay release sign` */
export const releaseSign: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, approve: { type: "boolean" }, note: { type: "string" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const note = values.note ?? "";

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const { id } = await releaseOf(context, corpus, positionals[0]);
      if (values.approve === true) await approveRelease(context, { id, note });
      const { jobId } = await startSigning(context, { id, note, workerId });
      const progress = showJobProgress(() => getJob(context, { id: jobId }));
      const end = await runOwnJob(host, jobId).finally(() => progress.stop());
      if (end !== "done") {
        const { error } = await getJob(context, { id: jobId });
        await output.err(`${end === "cancelled" ? "Cancelled. Nothing was signed." : (error ?? GOES_ON)}\n`);
        return EXIT.failure;
      }
      await output.out(releaseText(await getRelease(context, { id })));

      return EXIT.ok;
    });
  },
};
