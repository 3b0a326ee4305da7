import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { CARD_FILE } from "@/lib/release/card/release-card";
import { MANIFEST_FILE } from "@/lib/release/manifest-text";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { SIGNATURE_FILE } from "@/lib/release/signing/release-signature";
import type { ReleaseFault } from "./release-fault";

const FOLDERS: readonly string[] = ["data", "audit"];

/**
 * What lies in the folder of a release and is none of it: whoever loads the folder would take it for a part of what was
 * signed. Links are not followed, and a folder that does not belong there is told as one.
 */
export async function unknownFiles(folder: string, { files }: ReleaseManifest): Promise<readonly ReleaseFault[]> {
  const known = new Set([...files.map(({ name }) => name), MANIFEST_FILE, CARD_FILE, SIGNATURE_FILE]);
  const root = await entriesOf(folder, "");
  const isPart = ({ name, kind }: Entry) => kind === "folder" && FOLDERS.includes(name);
  const inside = await Promise.all(root.filter(isPart).map(({ name }) => entriesOf(folder, name)));

  return [...root.filter((entry) => !isPart(entry)), ...inside.flat()]
    .filter(({ name, kind }) => kind === "folder" || !known.has(name))
    .map(({ name, kind }) => ({
      kind: "bytes",
      file: name,
      sentence: `${name} is a ${kind} that the manifest does not know.`,
    }));
}

interface Entry {
  /** Inside the release. */
  readonly name: string;
  readonly kind: "file" | "folder" | "link";
}

/** In the order of their names, since that of a disk is any. */
async function entriesOf(folder: string, part: string): Promise<readonly Entry[]> {
  const entries = await readdir(join(folder, part), { withFileTypes: true });

  return entries
    .map((entry) => ({ name: part === "" ? entry.name : `${part}/${entry.name}`, kind: kindOf(entry) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function kindOf(entry: Dirent): Entry["kind"] {
  if (entry.isDirectory()) return "folder";

  return entry.isSymbolicLink() ? "link" : "file";
}
