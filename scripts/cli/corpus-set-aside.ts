import { SetAside } from "@/lib/contract/set-aside";
import { isUuid } from "@/lib/domain/is-uuid";
import { getImport } from "@/lib/services/imports/get-import";
import { putBack } from "@/lib/services/imports/put-back";
import { setAside } from "@/lib/services/imports/set-aside";
import { type Command, EXIT } from "./command";
import { number, withNoun } from "./figure-cells";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay corpus set-aside IMPORT [--reason TEXT] [--note TEXT] [--put-back] [--json]

Sets the rejected rows of an import aside that wait, because they were repaired elsewhere or nobody wants them. They stay on
its page byte for byte, and a retry leaves them out until they are put back. IMPORT is its id, as in the address of its page
and in what assay import --json prints.

  --reason TEXT  only rows with this reason, written as the page of the import has it.
  --note TEXT    what became of them, for whoever looks at them later.
  --put-back     the other way round: rows that are set aside wait again.
  --json         print one line: {"import","rows","waiting","setAside"}

Exit code: 0 when it is done; 2 for a mistake in the command; 3 when there is no such import or no such row of it, or while it
or a retry of it is being read.`;

/** `assay corpus set-aside`: the same services as the page of an import. */
export const corpusSetAside: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        reason: { type: "string" },
        note: { type: "string" },
        "put-back": { type: "boolean" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const [id, ...more] = positionals;
    const isBack = values["put-back"] === true;
    if (id === undefined || !isUuid(id) || more.length > 0) throw new UsageError("Name one import by its id.");
    if (isBack && values.note !== undefined) throw new UsageError("A note goes with what is set aside, not put back.");

    return withCommandHost(async ({ context }) => {
      const { setAsideVersion: version } = await getImport(context, { id });
      const asked = SetAside.safeParse({
        ...(values.reason === undefined ? { of: "import" } : { of: "reason", reason: values.reason }),
        ...{ version, note: values.note },
      });
      if (!asked.success || asked.data.of === "row")
        throw new UsageError(asked.error?.issues[0]?.message ?? "One row is set aside on the page of its import.");
      const { rows } = await (isBack ? putBack : setAside)(context, { id, ...asked.data });
      const { open: waiting, setAside: aside } = await getImport(context, { id });

      if (values.json === true) await output.out(`${JSON.stringify({ import: id, rows, waiting, setAside: aside })}\n`);
      else
        await output.out(
          `${withNoun(rows, "row")} ${isBack ? "put back" : "set aside"}; ${number(waiting)} ${waiting === 1 ? "waits" : "wait"}, ${number(aside)} set aside.\n`,
        );

      return EXIT.ok;
    });
  },
};
