import { LoadingScreen } from "@/components/shell/loading-screen";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <ReaderSkeleton />
    </LoadingScreen>
  );
}
