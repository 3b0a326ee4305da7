import { Screen } from "@/components/shell/screen";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";

export default function Loading() {
  return (
    <Screen>
      <ReaderSkeleton />
    </Screen>
  );
}
