import { isUtf8 } from "@/lib/domain/is-utf8";

/** The text of some bytes, or the line on which they stop being text. */
export type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "broken"; readonly line: number; readonly reason: string };

/** Reads bytes as UTF-8; a byte order mark is left out. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { kind: "broken", line: 1, reason: "The file is UTF-16. Save it as UTF-8." };
  }
  const text = new TextDecoder().decode(bytes);
  // A replacement character may also stand in the file itself; only then are the bytes looked at a second time.
  const replaced = text.indexOf("�");
  if (replaced === -1 || isUtf8(bytes)) return { kind: "text", text };

  const line = text.slice(0, replaced).split("\n").length;
  return { kind: "broken", line, reason: "The bytes of this line are not UTF-8 text. Save the file as CSV in UTF-8." };
}
