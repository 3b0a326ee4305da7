import { yamlText } from "./card-text";

/** Licences by the names that Hugging Face knows. */
const KNOWN = [
  ...["apache-2.0", "mit", "bsd-3-clause", "gpl-3.0", "odc-by", "odbl", "pddl", "cdla-permissive-2.0"],
  ...["cc0-1.0", "cc-by-4.0", "cc-by-sa-4.0", "cc-by-nc-4.0", "cc-by-nc-sa-4.0", "cc-by-nd-4.0", "cc-by-nc-nd-4.0"],
] as const;

/** The header's lines about a licence: by the name that Hugging Face knows, else as another one with its name. */
export function licenceLines(licence: string): readonly string[] {
  const id = licence
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  const known = KNOWN.find((name) => name === id);

  return known === undefined ? ["license: other", `license_name: ${yamlText(licence.trim())}`] : [`license: ${known}`];
}
