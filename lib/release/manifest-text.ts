import { createHash } from "node:crypto";
import { sortMembers } from "@/lib/exporters/row/sort-members";
import { ReleaseManifest } from "./release-manifest";

export const MANIFEST_FILE = "manifest.json";

/**
 * The manifest as it lies in the folder: members of the manifest in the order of its form, those of its counts and
 * options by name, because a database gives the members of JSON back in an order of its own.
 *
 * @throws ZodError when it is none
 */
export function releaseManifestText(manifest: ReleaseManifest): string {
  const parsed = ReleaseManifest.parse(manifest);
  const members = Object.entries(parsed).map(([name, value]) => [name, name === "files" ? value : sortMembers(value)]);

  return `${JSON.stringify(Object.fromEntries(members), null, 2)}\n`;
}

/** The content hash of a release: SHA-256 of its manifest, which holds that of every file beside it. */
export function contentHash(manifest: ReleaseManifest): string {
  return sha256Of(releaseManifestText(manifest));
}

/** SHA-256 in hexadecimal digits. */
export function sha256Of(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
