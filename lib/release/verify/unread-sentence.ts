/**
 * Why a file of a release cannot be read on from a row, in the words of somebody who has the file: what unpacks it speaks
 * of its own insides. What the disk says is told as it is.
 */
export function unreadSentence(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR") return "From here on it cannot be unpacked: the file ends early.";
  if (code.startsWith("Z_"))
    return "From here on it cannot be unpacked: a byte here or behind it is not the one that was written.";
  if (code.startsWith("E") && error instanceof Error) return `From here on it cannot be read: ${error.message}`;

  return "From here on it cannot be read: a byte here or behind it is not the one that was written.";
}
