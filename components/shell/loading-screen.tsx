import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Screen } from "./screen";

/**
 * A screen in the place of one that is on its way. It asks for nothing: a query begun here on the server would keep
 * the page that follows from taking over its prefetched answer.
 */
export function LoadingScreen({ children }: { children: ReactNode }) {
  return <Screen crumbs={<Skeleton width={160} />}>{children}</Screen>;
}
