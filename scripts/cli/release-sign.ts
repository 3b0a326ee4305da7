import { ApproveRelease } from "@/lib/contract/releases";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { startSigning } from "@/lib/services/releases/start-release-work";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { withCommandHost } from "./own-job";
import { ownWords } from "./own-words";
import { parseArgs } from "./parse-args";
import { releaseNumber, releaseOf } from "./release-of";
import { releaseText } from "./release-show";
import { runShownJob } from "./run-shown-job";

const USAGE = `Usage: assay release sign NUMBER --corpus NAME [--approve] [--note TEXT]

Reads the files of an approved release, audits it once more and signs it in this process, as the owner of the
installation. What leaks is not signed. Ctrl-C leaves it unsigned.

  --approve     approve it first; where the corpus asks for two people, another one has to have approved it
  --note TEXT   what to remember of it

Exit code: 0 when it is signed, 2 for a mistake in the command, 3 when it cannot be signed.`;

const ENDS = {
  cancelled: "Cancelled. Nothing was signed.",
  interrupted: "Stopped. The signing goes on when Assay runs.",
} as const;

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
    const number = releaseNumber(positionals[0]);
    const { note } = ownWords(ApproveRelease, { note: values.note ?? "" });

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const { id } = await releaseOf(context, corpus, number);
      if (values.approve === true) await approveRelease(context, { id, note });
      const { jobId } = await startSigning(context, { id, note, workerId });
      const failure = await runShownJob(host, { jobId, ends: ENDS });
      if (failure !== undefined) {
        await output.err(`${failure}\n`);
        return EXIT.failure;
      }
      await output.out(releaseText(await getRelease(context, { id })));

      return EXIT.ok;
    });
  },
};
