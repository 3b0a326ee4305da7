import { ReportSkeleton } from "@/components/judge-report/report-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <ReportSkeleton />
    </LoadingScreen>
  );
}
