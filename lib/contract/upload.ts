import * as z from "zod";
import { unseenFault } from "@/lib/domain/visible-text";
import { SOURCE_FORMATS } from "@/lib/importers/index";
import { BESIDE_FORMATS } from "@/lib/scorer/beside-formats";

export const IMPORT_FORMATS: readonly string[] = ["auto", ...SOURCE_FORMATS, ...BESIDE_FORMATS];
export const ImportFormat = z.enum(IMPORT_FORMATS);
export type ImportFormat = z.infer<typeof ImportFormat>;

/** A name that people give: what they read of it is all of it. */
const seenName = (of: "corpus" | "run", mostChars: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(mostChars)
    .refine((name) => unseenFault(name, of) === undefined, {
      error: ({ input }) => unseenFault(String(input), of) ?? "",
    });

/**
 * POST /api/imports?corpus=NAME&run=NAME&format=auto&name=FILE&upload=UUID&last=true with the file as the body, streamed.
 * Files of one drop share `upload`; the import starts with the last. Answers 202 ImportStarted for the last, 200 { upload } before.
 */
export const UploadQuery = z.object({
  /** Absent: the first file's name without its extensions. */
  corpus: seenName("corpus", 120).optional(),
  run: seenName("run", 200).optional(),
  format: ImportFormat.default("auto"),
  name: z.string().min(1).max(1000),
  upload: z.uuid().optional(),
  last: z
    .enum(["true", "false"])
    .default("true")
    .transform((last) => last === "true"),
});
export type UploadQuery = z.infer<typeof UploadQuery>;
