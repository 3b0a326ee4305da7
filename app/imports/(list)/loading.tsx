import { Screen } from "@/components/shell/screen";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Screen crumbs={<h1 className="text-title">Imports</h1>}>
      <div aria-busy className="mx-auto flex w-full max-w-260 flex-col gap-5 px-4 py-5 narrow:px-6">
        <Skeleton height={300} />
        <Skeleton height={160} />
      </div>
    </Screen>
  );
}
