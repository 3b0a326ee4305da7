import { parseArgs } from "node:util";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { signRelease } from "@/lib/services/releases/sign-release";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { withCommandHost } from "./own-job";
import { releaseOf } from "./release-of";
import { releaseText } from "./release-show";

const USAGE = `Usage: assay release sign NUMBER --corpus NAME [--approve] [--note TEXT]

Audits an approved release once more and signs it, as the owner of the installation. What leaks is not signed.

  --approve     approve it first; where the corpus asks for two people, another one has to have approved it
  --note TEXT   what to remember of it

Exit code: 0 when it is signed, 2 for a mistake in the command, 3 when it cannot be signed.`;

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

    const signed = await withCommandHost(async ({ context }) => {
      const { id } = await releaseOf(context, corpus, positionals[0]);
      if (values.approve === true) await approveRelease(context, { id, note });
      await signRelease(context, { id, note });

      return getRelease(context, { id });
    });
    await output.out(releaseText(signed));

    return EXIT.ok;
  },
};
