import { ReportSkeleton } from "@/components/judge-report/report-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";

export default function Loading() {
  return (
    <LoadingScreen>
      <PageFrame>
        <PageHead title="Judge" />
        <ReportSkeleton />
      </PageFrame>
    </LoadingScreen>
  );
}
