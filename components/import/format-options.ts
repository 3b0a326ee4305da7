import type { ImportFormat } from "@/lib/contract/upload";
import { importerOf, SOURCE_FORMATS } from "@/lib/importers";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";

const CATALOGUE = {
  name: "Catalogue",
  about: "Products of a shop, one a row: outcomes are scored again by them.",
} as const;
const AUTO = { name: "Found from the content", about: "Assay reads the first rows and says what it found." } as const;

/** A format in the words of its users; one that this version does not know by its own name. */
export function formatText(format: string): { readonly name: string; readonly about: string } {
  if (format === "auto") return AUTO;
  if (format === CATALOGUE_FORMAT) return CATALOGUE;
  const { name = format, about = "" } = importerOf(format) ?? {};

  return { name, about };
}

export const FORMAT_OPTIONS: readonly { value: ImportFormat; label: string }[] = [
  "auto",
  ...SOURCE_FORMATS,
  CATALOGUE_FORMAT,
].map((value) => ({
  value,
  label: formatText(value).name,
}));

/** The name of a format that the server reports; an unknown one as it is. */
export function formatName(format: string): string {
  return formatText(format).name;
}
