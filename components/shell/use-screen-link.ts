"use client";
import { useSearchParams } from "next/navigation";

/** Address of a screen that keeps the corpus in view. */
export function useScreenLink(): (path: string) => string {
  const corpus = useSearchParams().get("corpus");

  return (path) => (corpus ? `${path}?corpus=${corpus}` : path);
}
