import { LoadingScreen } from "@/components/shell/loading-screen";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <div aria-busy className="mx-auto grid w-full max-w-320 gap-4 px-4 py-5 narrow:px-6 medium:grid-cols-2">
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
    </LoadingScreen>
  );
}
