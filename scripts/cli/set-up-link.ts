import { INVITATION_DAYS } from "@/lib/domain/person";
import { readAccessEnvironment } from "@/lib/env";
import { createSetUpLink } from "@/lib/services/people/create-set-up-link";
import { type Command, EXIT } from "./command";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

const USAGE = `Usage: assay set-up-link [--quiet]

Prints a link by which the first admin makes an account. It works once, for ${INVITATION_DAYS} days, and takes the place of an
earlier one. While somebody can sign in as an admin there is none; with --quiet that is not said.
BASE_URL is the address that the link begins with.`;

/** `assay set-up-link`: the way in while nobody can sign in as an admin. */
export const setUpLink: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({ args: [...args], options: { quiet: { type: "boolean", default: false } } });
    const link = await withCommandHost(({ context }) => createSetUpLink(context));

    if (link !== undefined) {
      const address = `${readAccessEnvironment(process.env).baseUrl}${link.path}`;
      await output.out(
        `Nobody can sign in as an admin yet. Make the first account within ${INVITATION_DAYS} days at ${address}\n`,
      );
    } else if (!values.quiet) {
      await output.out(
        "There is an admin already, who can invite others. assay reset-link helps with a lost password.\n",
      );
    }

    return EXIT.ok;
  },
};
