import type { ErrorBody } from "@/lib/contract/error";
import { ApiError, apiPath, loadSchemas, type Schemas } from "./api";
import { noteContact } from "./server-contact";

export interface UploadRequest {
  readonly file: File;
  readonly search: Readonly<Record<string, string | boolean | undefined>>;
  readonly signal: AbortSignal;
  readonly onSent: (sentBytes: number) => void;
}

/** After the last file the import that began, before it the id that the next file has to name. */
export type UploadAnswer =
  | { readonly kind: "started"; readonly importId: string }
  | { readonly kind: "kept"; readonly upload: string };

/**
 * Sends one file as the body of a request and tells how far it is; `fetch` cannot.
 *
 * @throws ApiError, or a DOMException named AbortError
 */
export function uploadFile({ file, search, signal, onSent }: UploadRequest): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", apiPath("/api/imports", search));
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", (event) => onSent(event.loaded));
    request.addEventListener("load", () => {
      loadSchemas()
        .then((schemas) => answerOf(request, schemas))
        .then((answer) => (answer instanceof ApiError ? reject(answer) : resolve(answer)), reject);
    });
    request.addEventListener("error", () => {
      noteContact("silence");
      reject(unreachable());
    });
    request.addEventListener("abort", () => reject(new DOMException("The upload was cancelled.", "AbortError")));
    signal.addEventListener("abort", () => request.abort());

    if (signal.aborted) reject(new DOMException("The upload was cancelled.", "AbortError"));
    else request.send(file);
  });
}

function answerOf(request: XMLHttpRequest, { ErrorBody, ImportStarted }: Schemas): UploadAnswer | ApiError {
  const body = parseJson(request.responseText);
  if (request.status >= 400) return refusalOf(request, ErrorBody.safeParse(body).data);

  const started = ImportStarted.safeParse(body);
  if (started.success) return { kind: "started", importId: started.data.importId };

  const upload = typeof body === "object" && body !== null && "upload" in body ? body.upload : undefined;
  if (typeof upload === "string") return { kind: "kept", upload };

  return new ApiError({
    code: "UNREADABLE",
    status: request.status,
    detail: "The server's answer to the upload cannot be read. Reload the page: it may be older than the server.",
  });
}

function refusalOf(request: XMLHttpRequest, body: ErrorBody | undefined): ApiError {
  if (!body) {
    const detail = `The server answered the upload with status ${request.status}.`;
    return new ApiError({ code: "INTERNAL", status: request.status, detail });
  }
  const { code, detail, issues, requestId } = body;

  return new ApiError({
    code,
    status: request.status,
    detail: detail ?? issues?.[0]?.message ?? "The server met a fault while it took the file. Try again.",
    requestId,
  });
}

function unreachable(): ApiError {
  return new ApiError({
    code: "UNREACHABLE",
    status: 0,
    detail: "The connection broke off before the file was through. Check that Assay is running, then try again.",
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The callers tell apart what they can read and what not.
    return undefined;
  }
}
