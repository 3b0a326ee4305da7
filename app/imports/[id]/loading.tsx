import { LoadingFrame } from "@/components/shell/page-frame";
import { Screen } from "@/components/shell/screen";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Screen crumbs={<h1 className="text-title">Import</h1>}>
      <LoadingFrame words="Loading" width="form">
        <Skeleton height={210} />
        <Skeleton height={120} />
      </LoadingFrame>
    </Screen>
  );
}
