import { RESET_HOURS } from "@/lib/domain/person";
import { readAccessEnvironment } from "@/lib/env";
import { createResetLink } from "@/lib/services/people/create-reset-link";
import { type Command, EXIT } from "./command";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay reset-link EMAIL

Prints a link by which the person with this email sets a new password. It works once, for ${RESET_HOURS} hours.
BASE_URL is the address that the link begins with.`;

/** `assay reset-link`: the way back in for whoever lost a password, the last admin too. */
export const resetLink: Command = {
  usage: USAGE,
  async run(args, output) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [email, ...more] = positionals;
    if (email === undefined || more.length > 0) throw new UsageError("Name one email.");

    return withCommandHost(async ({ context }) => {
      const person = await context.db.person.findUnique({
        where: { email: email.toLowerCase() },
        select: { extId: true, name: true },
      });
      if (person === null) {
        await output.err(`Nobody has the email ${email}.\n`);

        return EXIT.failure;
      }

      const { path } = await createResetLink(context, { id: person.extId });
      await output.out(
        `${person.name} can set a new password within ${RESET_HOURS} hours at ${readAccessEnvironment(process.env).baseUrl}${path}\n`,
      );

      return EXIT.ok;
    });
  },
};
