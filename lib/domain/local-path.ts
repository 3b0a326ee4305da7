/**
 * Where to go on after signing in, as an address may ask for it: a path of Assay itself, never another site.
 *
 * @returns "/" for anything else
 */
export function localPath(text: string | null | undefined): string {
  const base = "http://assay.invalid";
  // Browsers read a backslash as a slash, and ignore tabs and line breaks.
  if (!text?.startsWith("/") || /[\\\u0000-\u001f]/.test(text) || !URL.canParse(text, base)) return "/";

  const { host, pathname, search } = new URL(text, base);
  if (host !== "assay.invalid" || pathname.startsWith("//")) return "/";

  return `${pathname}${search}`;
}
