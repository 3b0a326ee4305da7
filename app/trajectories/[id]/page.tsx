import type { Metadata } from "next";
import { preload } from "react-dom";
import { trajectoryPath } from "@/lib/client/trajectory";
import { readSearchParams } from "./search-params";
import { TrajectoryView } from "./view";

export const metadata: Metadata = { title: "Trajectory" };

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  preload(trajectoryPath(id), { as: "fetch", crossOrigin: "anonymous" });

  return <TrajectoryView id={id} address={readSearchParams(await searchParams)} />;
}
