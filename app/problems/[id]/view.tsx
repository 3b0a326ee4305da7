"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { ProblemScreen } from "@/components/problem/problem-screen";
import { ProblemSkeleton } from "@/components/problem/problem-skeleton";
import { PageFault } from "@/components/shell/page-fault";
import { Screen } from "@/components/shell/screen";
import { problemOptions } from "@/lib/client/problems";
import { problemSearchParams } from "./search-params";

export function ProblemView({ id }: { id: string }) {
  const problem = useQuery(problemOptions(id));
  const [{ compare }, setState] = useQueryStates(problemSearchParams, { clearOnDefault: true, history: "push" });

  return (
    <Screen
      crumbs={
        <nav aria-label="Place" className="flex min-w-0 items-center gap-1.5">
          <Link
            href={problem.data ? `/problems?corpus=${problem.data.corpus.id}` : "/problems"}
            className="text-ink-2 hover:text-accent hover:underline"
          >
            Problems
          </Link>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          <h1 className="truncate text-title">{problem.data?.key ?? "Problem"}</h1>
        </nav>
      }
    >
      {problem.isPending ? <ProblemSkeleton /> : null}
      {problem.isLoadingError ? (
        <PageFault
          thing="problem"
          error={problem.error}
          back={{ href: "/problems", name: "All problems" }}
          onRetry={() => void problem.refetch()}
        />
      ) : null}
      {problem.data ? (
        <ProblemScreen
          key={id}
          problem={problem.data}
          compare={compare}
          setCompare={(ids) => void setState({ compare: [...ids] })}
        />
      ) : null}
    </Screen>
  );
}
