import { expect, test, vi } from "vitest";
import { ApiError } from "./api";
import type { UploadAnswer, UploadRequest } from "./upload-file";
import { createUploads, type UploadPlan } from "./uploads";

test("files of one drop share the upload that the first answer names, and the last one starts the import", async () => {
  const requests: UploadRequest[] = [];
  const uploads = createUploads((request) => {
    requests.push(request);
    return Promise.resolve(answerTo(request));
  });
  const onStarted = vi.fn();

  uploads.start(aPlan(["a", "bb", "ccc"]), onStarted);
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledWith("import-1"));

  expect(requests.map(({ search }) => [search["name"], search["upload"], search["last"]])).toEqual([
    ["a.jsonl", undefined, false],
    ["bb.jsonl", "upload-1", false],
    ["ccc.jsonl", "upload-1", true],
  ]);
  expect(requests[0]?.search).toMatchObject({ corpus: "October", run: undefined, format: "auto" });
  expect(uploads.snapshot()).toEqual([]);
});

test("progress adds up over the files", async () => {
  const seen: number[] = [];
  const uploads = createUploads((request) => {
    request.onSent(request.file.size);
    return Promise.resolve(answerTo(request));
  });
  uploads.subscribe(() => seen.push(uploads.snapshot()[0]?.sentBytes ?? -1));

  uploads.start(aPlan(["a", "bb", "ccc"]), () => undefined);
  await vi.waitFor(() => expect(uploads.snapshot()).toEqual([]));

  expect(Math.max(...seen)).toBe(6);
  expect(seen.filter((sent) => sent >= 0)).toEqual(seen.filter((sent) => sent >= 0).toSorted((a, b) => a - b));
});

test("a failed upload stays on the list with its reason until it is taken off", async () => {
  const error = new ApiError({ code: "TOO_LARGE", status: 413, detail: "The disk is full." });
  const uploads = createUploads(() => Promise.reject(error));
  const onStarted = vi.fn();

  uploads.start(aPlan(["a"]), onStarted);
  await vi.waitFor(() => expect(uploads.snapshot()[0]?.status).toBe("failed"));

  expect(uploads.snapshot()[0]?.error).toBe(error);
  expect(onStarted).not.toHaveBeenCalled();
  uploads.remove(uploads.snapshot()[0]?.id ?? 0);
  expect(uploads.snapshot()).toEqual([]);
});

test("cancelling stops the request and takes the upload off the list", async () => {
  const signals: AbortSignal[] = [];
  const uploads = createUploads(
    ({ signal }) =>
      new Promise((_, reject) => {
        signals.push(signal);
        signal.addEventListener("abort", () => reject(new DOMException("stop", "AbortError")));
      }),
  );
  uploads.start(aPlan(["a"]), () => undefined);

  uploads.remove(uploads.snapshot()[0]?.id ?? 0);
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));

  expect(uploads.snapshot()).toEqual([]);
});

function aPlan(contents: readonly string[]): UploadPlan {
  const files = contents.map((content) => new File([content], `${content}.jsonl`));

  return { files, corpus: "October", runName: "", format: "auto" };
}

function answerTo({ search }: UploadRequest): UploadAnswer {
  return search["last"] === true ? { kind: "started", importId: "import-1" } : { kind: "kept", upload: "upload-1" };
}
