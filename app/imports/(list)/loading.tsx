import { LoadingFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { Screen } from "@/components/shell/screen";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Screen crumbs="">
      <LoadingFrame words="Loading the imports" width="form">
        <PageHead title="Imports" />
        <Skeleton height={300} />
        <Skeleton height={160} />
      </LoadingFrame>
    </Screen>
  );
}
