"use client";
import { useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { ProblemScreen } from "@/components/problem/problem-screen";
import { ProblemSkeleton } from "@/components/problem/problem-skeleton";
import { problemTitle } from "@/components/problem/problem-title";
import { PageFault } from "@/components/shell/page-fault";
import { Place } from "@/components/shell/place";
import { Screen } from "@/components/shell/screen";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { problemOptions } from "@/lib/client/problems";
import { problemSearchParams } from "./search-params";

export function ProblemView({ id }: { id: string }) {
  const problem = useQuery(problemOptions(id));
  const [{ compare }, setState] = useQueryStates(problemSearchParams, { clearOnDefault: true, history: "push" });

  return (
    <Screen
      crumbs={
        <Place
          corpus={problem.data?.corpus}
          all={{ href: problem.data ? `/problems?corpus=${problem.data.corpus.id}` : "/problems", name: "Problems" }}
          title={problem.data ? <PlainText text={problemTitle(problem.data)} /> : "Problem"}
        />
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
