import { OpenBlindQueue } from "@/components/queue/open-blind-queue";
import { RequestError } from "@/components/shell/request-error";
import { ApiError } from "@/lib/client/api";

interface PartErrorProps {
  corpus: string;
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Why a part is not shown. A refusal is no fault: who reviews blind is told so, and there is nothing to try again. */
export function PartError({ corpus, title, error, onRetry }: PartErrorProps) {
  if (isRefusal(error))
    return (
      <div className="flex max-w-160 flex-col items-start gap-2">
        <p role="status" className="text-ink-2">
          {error.message}
        </p>
        <OpenBlindQueue corpus={corpus} />
      </div>
    );

  return <RequestError place="panel" title={title} error={error} onRetry={onRetry} />;
}

/** Whether the server told a person that they may not know something yet. */
export function isRefusal(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === "FORBIDDEN";
}
