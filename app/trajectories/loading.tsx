import { Screen } from "@/components/shell/screen";
import { ListSkeleton } from "@/components/trajectory-list/list-skeleton";

export default function Loading() {
  return (
    <Screen>
      <ListSkeleton rowHeightPx={32} />
    </Screen>
  );
}
