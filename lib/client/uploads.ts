import type { ImportFormat } from "@/lib/contract/upload";
import { uploadFile } from "./upload-file";
import { noteUploading } from "./uploading";

/** Files that a person sends as one import. */
export interface UploadPlan {
  readonly files: readonly File[];
  readonly corpus: string;
  readonly runName: string;
  readonly format: ImportFormat;
}

export interface Upload {
  readonly id: number;
  readonly plan: UploadPlan;
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** 0-based index of the file on its way. */
  readonly current: number;
  readonly status: "sending" | "failed";
  readonly error?: Error;
}

/** Uploads on their way. They outlive the screen that began them, not a reload of the page. */
export interface Uploads {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly snapshot: () => readonly Upload[];
  readonly start: (plan: UploadPlan, onStarted: (importId: string) => void) => void;
  /** Stops sending, or takes a failed upload off the list. */
  readonly remove: (id: number) => void;
}

export function createUploads(send: typeof uploadFile = uploadFile): Uploads {
  const listeners = new Set<() => void>();
  const stops = new Map<number, AbortController>();
  let uploads: readonly Upload[] = [];
  let lastId = 0;

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, facts: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...facts } : upload)));
  }

  async function run(id: number, plan: UploadPlan, signal: AbortSignal): Promise<string | undefined> {
    let upload: string | undefined;
    let before = 0;

    for (const [current, file] of plan.files.entries()) {
      change(id, { current });
      const sent = before;
      const answer = await send({
        file,
        signal,
        onSent: (bytes) => change(id, { sentBytes: sent + Math.min(bytes, file.size) }),
        search: {
          corpus: plan.corpus,
          run: plan.runName || undefined,
          format: plan.format,
          name: file.name,
          upload,
          last: current === plan.files.length - 1,
        },
      });
      if (answer.kind === "started") return answer.importId;

      upload = answer.upload;
      before += file.size;
    }
    return undefined;
  }

  function start(plan: UploadPlan, onStarted: (importId: string) => void): void {
    lastId += 1;
    const id = lastId;
    const stop = new AbortController();
    const totalBytes = plan.files.reduce((sum, file) => sum + file.size, 0);
    stops.set(id, stop);
    set([...uploads, { id, plan, sentBytes: 0, totalBytes, current: 0, status: "sending" }]);

    run(id, plan, stop.signal)
      .then((importId) => {
        set(uploads.filter((upload) => upload.id !== id));
        if (importId !== undefined) onStarted(importId);
      })
      // The list shows the failure; a cancelled upload has left it already.
      .catch((error: unknown) => change(id, { status: "failed", error: asError(error) }))
      .finally(() => stops.delete(id));
  }

  function remove(id: number): void {
    set(uploads.filter((upload) => upload.id !== id));
    stops.get(id)?.abort();
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => uploads,
    start,
    remove,
  };
}

/** Of this browser tab. */
export const UPLOADS: Uploads = createUploads();
UPLOADS.subscribe(() => noteUploading(UPLOADS.snapshot().some(({ status }) => status === "sending")));

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
