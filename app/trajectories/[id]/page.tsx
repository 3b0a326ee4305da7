import type { Metadata } from "next";
import { headers } from "next/headers";
import { readerDensity } from "@/lib/domain/reader-density";
import { pageContext } from "@/lib/http/context";
import { pageId } from "@/lib/http/page-things";
import { requireThere } from "@/lib/http/require-there";
import { type OpenedAtStep, openFirstSteps } from "@/lib/services/trajectories/open-first-steps";
import { readSearchParams } from "./search-params";
import { TrajectoryView } from "./view";

export const metadata: Metadata = { title: "Trajectory" };

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const NOTHING: OpenedAtStep = { first: undefined, chunks: [] };

/**
 * A browser that loads this page reads the first steps before any script of it runs. There is no loading.tsx beside it,
 * because what comes through one is held back for a third of a second.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const address = readSearchParams(await searchParams);
  const { step = 0 } = address.link;
  const opened = await requireThere(async () => openFirstSteps(await pageContext(), { id: pageId(id), step }));

  const density = readerDensity((await headers()).get("cookie"));

  return <TrajectoryView id={id} address={address} density={density} {...(opened ?? NOTHING)} />;
}
