/** What a spreadsheet would take for a formula, also behind the apostrophes of an earlier download. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** One line of CSV (RFC 4180), numbers with all their digits; null is an empty field. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // Texts come from imported files: one that begins like a formula must stay a text.
  const text = FORMULA.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text as it was before `csvLine` kept it from being a formula, by one apostrophe. */
export function textOfCsvField(field: string): string {
  return field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
}
