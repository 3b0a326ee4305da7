import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContext } from "@/lib/http/context";
import { isDocument } from "@/lib/http/is-document";
import { IdPath } from "@/lib/http/path-ids";
import { ServiceError } from "@/lib/services/service-error";
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
  const opened = (await isDocument()) ? await firstSteps(id, address.link.step) : NOTHING;

  return <TrajectoryView id={id} address={address} {...opened} />;
}

/** Nothing after any other failure than that it is not there, which the browser meets again and shows. */
async function firstSteps(id: string, step = 0): Promise<OpenedAtStep> {
  const path = IdPath.safeParse({ id });
  if (!path.success) return notFound();

  try {
    return await openFirstSteps(await pageContext(), { ...path.data, step });
  } catch (error) {
    if (error instanceof ServiceError && error.code === "NOT_FOUND") return notFound();

    return NOTHING;
  }
}
