/** The only path whose calls are inferences. */
export const INFERENCE_PATH = "/inference/chat/completions";

/** A path, or that of a full URL, without its query and its trailing slashes. */
export function pathComponent(path: string): string {
  if (path.length > MAX_PATH) return path;

  const scheme = path.indexOf("://");
  const start = scheme === -1 ? 0 : path.indexOf("/", scheme + 3);
  if (start === -1) return "";

  const query = path.slice(start).search(/[?#]/);
  let end = query === -1 ? path.length : start + query;
  while (end > start && path[end - 1] === "/") end--;
  return path.slice(start, end);
}

// Longer paths are no catalogue path; the cut keeps hostile ones cheap.
const MAX_PATH = 4096;
