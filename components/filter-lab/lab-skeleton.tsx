import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

const SETTINGS = ["one", "two", "three", "four", "five", "six"] as const;

/** The lab while its version is read: settings at the left, what they would do at the right. */
export function LabSkeleton() {
  return (
    <LoadingFrame words="Reading the filter versions">
      <Skeleton width={260} height={22} />
      <div className="grid items-start gap-x-6 gap-y-4 min-[960px]:grid-cols-[264px_minmax(0,1fr)] medium:grid-cols-[312px_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          {SETTINGS.map((key) => (
            <Skeleton key={key} height={30} />
          ))}
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton width={420} height={30} />
          <Skeleton height={180} />
          <Skeleton height={260} />
        </div>
      </div>
    </LoadingFrame>
  );
}
