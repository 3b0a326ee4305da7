/** What a text holds that looks like JSON and is; undefined for any other. */
export function jsonInText(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
