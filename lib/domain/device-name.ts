const BROWSERS = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone or iPad", /\b(iPhone|iPad)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** What a browser calls itself, in two words. It is free to say anything, so this is for recognition alone. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser === undefined) return system === undefined ? "An unknown program" : `A program on ${system}`;

  return system === undefined ? browser : `${browser} on ${system}`;
}
