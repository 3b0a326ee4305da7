import { RequestError } from "@/components/shell/request-error";
import { ApiError } from "@/lib/client/api";

interface PartErrorProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Why a part is not shown. A refusal is no fault: who reviews blind is told so, and there is nothing to try again. */
export function PartError({ title, error, onRetry }: PartErrorProps) {
  if (error instanceof ApiError && error.code === "FORBIDDEN")
    return (
      <p role="status" className="max-w-160 text-ink-2">
        {error.message}
      </p>
    );

  return <RequestError place="panel" title={title} error={error} onRetry={onRetry} />;
}
