import { LoadingScreen } from "@/components/shell/loading-screen";
import { LoadingFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <LoadingFrame words="Loading the settings" width="form">
        <PageHead title="Settings" />
        <Skeleton height={32} />
        <Skeleton height={240} />
      </LoadingFrame>
    </LoadingScreen>
  );
}
