import { LabSkeleton } from "@/components/filter-lab/lab-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <LabSkeleton />
    </LoadingScreen>
  );
}
