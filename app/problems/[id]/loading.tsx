import { ProblemSkeleton } from "@/components/problem/problem-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <ProblemSkeleton />
    </LoadingScreen>
  );
}
