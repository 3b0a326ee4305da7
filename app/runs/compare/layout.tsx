import type { ReactNode } from "react";
import { ChartCode } from "@/components/run-comparison/chart-code";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ChartCode />
      {children}
    </>
  );
}
