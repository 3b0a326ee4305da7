import { IMPORT_FORMATS, type ImportFormat } from "@/lib/contract/imports";

/** Every format in the words of its users. */
export const FORMAT_TEXT: Readonly<Record<ImportFormat, { name: string; about: string }>> = {
  auto: { name: "Found from the content", about: "Assay reads the first rows and says what it found." },
  sn15: {
    name: "ORO SN15",
    about:
      "Bundles (the list of steps of one problem), output.jsonl with one envelope or one list a line, from any period, with or without the proxy log.",
  },
  shoppingbench: { name: "ShoppingBench", about: "Rollouts of the original benchmark: one list of steps a line." },
  chat: {
    name: "Chat rows",
    about:
      "One row a trajectory with messages and tools, as training sets hold them. Nobody can prove who made the calls.",
  },
  "tau-bench": { name: "tau-bench", about: "Result files of tau-bench: one entry for each task and trial." },
  "tau2-bench": { name: "tau2-bench", about: "Result files of tau2-bench: tasks and their simulations." },
};

export const FORMAT_OPTIONS: readonly { value: ImportFormat; label: string }[] = IMPORT_FORMATS.map((value) => ({
  value,
  label: FORMAT_TEXT[value].name,
}));

/** The name of a format that the server reports; an unknown one as it is. */
export function formatName(format: string): string {
  const known = IMPORT_FORMATS.find((name) => name === format);

  return known ? FORMAT_TEXT[known].name : format;
}
