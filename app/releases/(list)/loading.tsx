import { ReleasesSkeleton } from "@/components/release/releases-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <ReleasesSkeleton />
    </LoadingScreen>
  );
}
