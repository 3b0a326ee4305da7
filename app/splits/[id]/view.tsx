"use client";
import { SplitPage } from "@/components/split/split-page";

export function SplitView({ id }: { id: string }) {
  return <SplitPage id={id} />;
}
