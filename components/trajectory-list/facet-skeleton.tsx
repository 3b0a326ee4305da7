import { Skeleton } from "@/components/ui/skeleton";

export function FacetSkeleton({ bars }: { bars: readonly number[] }) {
  return (
    <div className="flex flex-col gap-3 px-3">
      {bars.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of grey bars
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}
