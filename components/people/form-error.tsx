import { ApiError } from "@/lib/client/api";

/** Why a form was not accepted, in the server's words. */
export function FormError({ error }: { error: Error | null }) {
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;

  // The region is there from the start, so that screen readers speak what appears in it.
  return (
    <div role="alert" className="text-danger empty:hidden">
      {error ? <p>{error.message}</p> : null}
      {requestId ? <p className="text-caption text-ink-3">Request {requestId}</p> : null}
    </div>
  );
}
