const URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** 32-bit FNV-1a with a final mix: spread enough for ids and seeds, no cryptography. */
export function hash32(text: string, seed = 0): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;

  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);

  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Eight url-safe characters for a call. Equal calls share an id, as they do in the arena;
 * the arena takes MD5, any stable digest serves the simulation.
 */
export function callId(name: string, parameters: Readonly<Record<string, unknown>>): string {
  return letters(`${name}\n${JSON.stringify(parameters)}`, URL_SAFE, 8);
}

/** A UUID of version 4 shape that depends on the key alone. */
export function stableUuid(key: string): string {
  const hex = [1, 2, 3, 4].map((part) => hash32(key, part).toString(16).padStart(8, "0")).join("");
  const variant = "89ab".charAt(hash32(key, 5) % 4);

  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A hotkey nobody can take for a real one: it starts with 5Sim. */
export function simulatedHotkey(key: string): string {
  return `5Sim${letters(key, BASE58, 44)}`;
}

/** Digits that look like a shop or product number and never start with 0. */
export function digits(key: string, length: number): string {
  const first = String(1 + (hash32(key, 7) % 9));

  return first + letters(key, "0123456789", length - 1);
}

/** Base64url text of about the length of a digest. */
export function digest(key: string): string {
  return letters(key, URL_SAFE, 43);
}

function letters(key: string, alphabet: string, length: number): string {
  let text = "";

  for (let index = 0; index < length; index += 1) {
    text += alphabet.charAt(hash32(key, 11 + index) % alphabet.length);
  }
  return text;
}
