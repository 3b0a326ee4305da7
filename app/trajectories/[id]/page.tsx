import type { Metadata } from "next";
import { readSearchParams } from "./search-params";
import { TrajectoryView } from "./view";

export const metadata: Metadata = { title: "Trajectory" };

export default async function Page({ params, searchParams }: PageProps<"/trajectories/[id]">) {
  const { id } = await params;

  return <TrajectoryView id={id} address={readSearchParams(await searchParams)} />;
}
