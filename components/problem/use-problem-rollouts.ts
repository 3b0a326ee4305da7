"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { problemRolloutsOptions } from "@/lib/client/problems";

/** Timelines of a problem as far as they are loaded, and the way to more. */
export function useProblemRollouts(id: string) {
  const pages = useInfiniteQuery(problemRolloutsOptions(id));
  const rows = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);

  return { pages, rows };
}
