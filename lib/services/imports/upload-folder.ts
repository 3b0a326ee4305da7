import { isAbsolute, join, relative, sep } from "node:path";

/** Where uploads wait until their import has read them. */
export function uploadsFolder(home: string): string {
  return join(home, "uploads");
}

/** The folder of one upload. It is the person's own: with the id of somebody else's they begin another one. */
export function folderOfUpload(home: string, personId: number, upload: string): string {
  return join(uploadsFolder(home), `${personId}-${upload}`);
}

/** The upload's own folder, when the path lies in one. */
export function uploadFolderOf(home: string, path: string): string | undefined {
  const inside = relative(uploadsFolder(home), path);
  const [upload] = inside.split(sep);
  if (upload === undefined || upload === "" || upload === ".." || isAbsolute(inside) || upload === inside)
    return undefined;

  return join(uploadsFolder(home), upload);
}
