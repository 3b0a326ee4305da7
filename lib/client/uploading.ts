// Apart from what sends files, so that who only asks does not need its code.

let isOn = false;
const listeners = new Set<() => void>();

/** Whether files of this tab are on their way. */
export const isUploading = (): boolean => isOn;

export function subscribeUploading(onChange: () => void): () => void {
  listeners.add(onChange);

  return () => listeners.delete(onChange);
}

export function noteUploading(now: boolean): void {
  isOn = now;
  for (const listener of listeners) listener();
}
