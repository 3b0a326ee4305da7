import { sha256Of } from "@/lib/release/manifest-text";
import type { ReleaseManifest } from "@/lib/release/release-manifest";

interface FileFields {
  readonly name: string;
  readonly bytes: bigint;
  readonly rows: number;
  readonly sha256: string;
}

/** Files of a manifest as the table holds them. */
export function fileFields({ files }: ReleaseManifest): readonly FileFields[] {
  return files.map(({ name, bytes, rows, sha256 }) => ({ name, bytes: BigInt(bytes), rows, sha256 }));
}

/** A file beside those of the manifest. */
export function textFile(name: string, text: string): FileFields {
  return { name, bytes: BigInt(Buffer.byteLength(text)), rows: 0, sha256: sha256Of(text) };
}
