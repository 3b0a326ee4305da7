/**
 * Where to go on after signing in, as an address may ask for it: a path of Assay itself, never another site.
 *
 * @returns "/" for anything else
 */
export function localPath(text: string | null | undefined): string {
  const base = "http://assay.invalid";
  if (!text?.startsWith("/") || hasMisreadSign(text) || !URL.canParse(text, base)) return "/";

  const { host, pathname, search } = new URL(text, base);
  if (host !== "assay.invalid" || pathname.startsWith("//")) return "/";

  return `${pathname}${search}`;
}

/** Browsers read a backslash as a slash, and ignore tabs and line breaks. */
function hasMisreadSign(text: string): boolean {
  return [...text].some((sign) => sign === "\\" || sign < " ");
}
