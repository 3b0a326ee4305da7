import type { ImportFormat } from "@/lib/contract/upload";
import { importerOf, SOURCE_FORMATS } from "@/lib/importers";
import { BESIDE_FORMATS, type BesideFormat, isBeside } from "@/lib/scorer/beside-formats";

interface FormatText {
  readonly name: string;
  readonly about: string;
}

const BESIDE: Readonly<Record<BesideFormat, FormatText>> = {
  catalogue: { name: "Catalogue", about: "Products of a shop, one a row: outcomes are scored again by them." },
  problems: {
    name: "Problems",
    about: "Problems with query and reward, one a row: the answer keys by which their runs are scored.",
  },
};
const AUTO = { name: "Found from the content", about: "Assay reads the first rows and says what it found." } as const;

/** A format in the words of its users; one that this version does not know by its own name. */
export function formatText(format: string): FormatText {
  if (format === "auto") return AUTO;
  if (isBeside(format)) return BESIDE[format];
  const { name = format, about = "" } = importerOf(format) ?? {};

  return { name, about };
}

export const FORMAT_OPTIONS: readonly { value: ImportFormat; label: string }[] = [
  "auto",
  ...SOURCE_FORMATS,
  ...BESIDE_FORMATS,
].map((value) => ({
  value,
  label: formatText(value).name,
}));

/** The name of a format that the server reports; an unknown one as it is. */
export function formatName(format: string): string {
  return formatText(format).name;
}
