const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 38,410 */
export function formatNumber(value: number): string {
  return WHOLE.format(value);
}

const TENTHS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1,052.3 */
export function formatTenths(value: number): string {
  return TENTHS.format(value);
}

/** 0.05: a share or a ratio in two digits. */
export function formatRatio(value: number): string {
  return value.toFixed(2);
}

/** What stands behind a figure in percent on a screen: no line breaks at its space. Files have a common one. */
export const PERCENT = "\u00a0%";

/** A sentence in which no figure parts from its percent sign at the end of a line. */
export function keepPercents(text: string): string {
  return text.replace(/(\d) %/g, `$1${PERCENT}`);
}

/** 12 %, and "under 1 %" or "over 99 %" rather than a false 0 or a false 100. */
export function formatPercent(share: number): string {
  if (share > 0 && share < 0.01) return `under 1${PERCENT}`;
  if (share < 1 && share >= 0.995) return `over 99${PERCENT}`;

  return `${WHOLE.format(share * 100)}${PERCENT}`;
}

/** "10,000+" when counting stopped at a cap. */
export function formatCount(count: { readonly value: number; readonly isCapped: boolean }): string {
  return count.isCapped ? `${formatNumber(count.value)}+` : formatNumber(count.value);
}

/** "1 row", "2 rows". */
export function countOf(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

const BYTE_UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/** 12.4 MB, in units of 1,000. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;

  return `${power === 0 || value >= 100 ? WHOLE.format(value) : value.toFixed(1)} ${BYTE_UNITS[power] ?? "B"}`;
}
