/**
 * The closing line: what all parts passed, failed and left out, the last only where there is any.
 *
 * @param {Readonly<Record<"passed" | "failed" | "skipped", number>>} sum
 * @returns {string}
 */
export function sumLine({ passed, failed, skipped }) {
  const left = skipped > 0 ? `, ${skipped} skipped` : "";

  return `${passed} passed, ${failed} failed${left}`;
}
