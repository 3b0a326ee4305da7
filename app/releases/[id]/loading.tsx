import { ReleaseSkeleton } from "@/components/release/release-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <ReleaseSkeleton />
    </LoadingScreen>
  );
}
