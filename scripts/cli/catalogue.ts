import { parseArgs } from "node:util";
import type { Import } from "@/lib/contract/imports";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import { createImport } from "@/lib/services/imports/create-import";
import { getImport } from "@/lib/services/imports/get-import";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { showProgress } from "./import-progress";
import { importFigures, textReport } from "./import-report";
import { inputFiles } from "./input-files";
import { runOwnJob, withCommandHost } from "./own-job";

const USAGE = `Usage: assay catalogue FILE... --corpus NAME [--json]

Imports products of a shop from .jsonl and .json files, also gzipped: one object a product, with product_id and what is
known of title, price, shop_id, service, sku_options and attributes. With title_embedding, a list of numbers, titles are
compared as well. Outcomes of the corpus are scored again by them, in the background when Assay runs.

  --corpus NAME  the corpus whose shop it is; it is made when it is new.
  --json         print one line: {"import","corpus","read","products","unchanged","rejected","bytes","seconds"}; products are
                 those that are new or say something new.

A product that is known is replaced by what the file says of it; the same file again changes nothing.

Exit code: 0 when nothing was rejected, 1 when rows were rejected or some of the files refused, 2 for a mistake in the
command, 3 when nothing could be imported, or the import was cancelled or stopped.`;

/** `assay catalogue`: the same service as the imports page, run by this process. */
export const catalogue: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const files = await inputFiles(positionals);

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const input = { corpus, format: CATALOGUE_FORMAT, files, workerId };
      const { importId, jobId } = await createImport(context, input);
      const progress = showProgress(() => getImport(context, { id: importId }));
      const end = await runOwnJob(host, jobId).finally(() => progress.stop());
      const done = await getImport(context, { id: importId });

      if (values.json === true) await output.out(catalogueJson(done));
      await output.err(textReport(done, end));
      if (end !== "done") return EXIT.failure;
      return done.rejected > 0 || done.files.some((file) => file.state === "refused") ? EXIT.rejected : EXIT.ok;
    });
  },
};

/** The one line that programs read. */
function catalogueJson(done: Import): string {
  const { products, sameProducts: unchanged } = done;
  const { import: id, corpus, read, rejected, bytes, seconds } = importFigures(done);

  return `${JSON.stringify({ import: id, corpus, read, products, unchanged, rejected, bytes, seconds })}\n`;
}
