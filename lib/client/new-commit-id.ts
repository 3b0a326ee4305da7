/** A random UUID, also under plain http, where the browser keeps `crypto.randomUUID` back. */
export function newCommitId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => fixed(byte, index).toString(16).padStart(2, "0")).join("");

  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Version 4 and the variant of RFC 9562 stand at fixed places. */
function fixed(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;

  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
