import { LoadingScreen } from "@/components/shell/loading-screen";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <div aria-busy className="mx-auto flex w-full max-w-280 flex-col gap-5 px-4 py-5 narrow:px-6">
        <Skeleton width={120} height={20} />
        <Skeleton height={180} />
      </div>
    </LoadingScreen>
  );
}
