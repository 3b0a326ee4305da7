import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import { aProblem } from "@/components/problem/given-problem";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { ClusterDetail, ClusterList } from "@/lib/contract/clusters";
import type { Me } from "@/lib/contract/people";
import { ClusterScreen } from "./cluster-screen";
import { ClustersScreen } from "./clusters-screen";
import type { ClustersState } from "./clusters-state";
import { aCluster, aClusterDetail, aClusterList, idOf } from "./given-clusters";
import type { JoinsView } from "./joins-view";

export const CORPUS = givenCorpus();
/** Where the corpus is on the server of a test. */
export const API = `/api/corpora/${CORPUS.id}`;
export const DECIDE = `POST ${API}/cluster-decisions`;
export const DECIDED = { decision: idOf(701), jobId: idOf(800) };

export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

const START: ClustersState = { part: "clusters", size: "several", reason: null, find: "", torn: null, state: "open" };

interface GivenClusters {
  role?: Me["role"];
  state?: Partial<ClustersState>;
  list?: ClusterList;
  answers?: Readonly<Record<string, Answer>>;
}

/** The list of clusters, over a server that answers. */
export function givenClusters({ role = "lead", state = {}, list, answers = {} }: GivenClusters = {}) {
  return givenApp(<ListPage start={{ ...START, ...state }} />, {
    answers: { ...givenMe(role), [`GET ${API}/clusters`]: list ?? aClusterList([aCluster(1)]), ...answers },
  });
}

interface GivenCluster {
  search?: string;
  role?: Me["role"];
  view?: JoinsView;
  cluster?: ClusterDetail;
  answers?: Readonly<Record<string, Answer>>;
}

/** One cluster, over a server that answers. */
export function givenCluster({ search, role = "lead", view = "graph", cluster, answers = {} }: GivenCluster = {}) {
  return givenApp(<OnePage start={view} />, {
    ...(search === undefined ? {} : { search }),
    answers: {
      ...givenMe(role),
      [`GET /api/problems/${idOf(1)}`]: aProblem({ id: idOf(1), corpus: { id: CORPUS.id, name: CORPUS.name } }),
      [`GET ${API}/clusters`]: aClusterList([aCluster(1)]),
      [`GET ${API}/clusters/${idOf(1)}`]: cluster ?? aClusterDetail(),
      ...answers,
    },
  });
}

function ListPage({ start }: { start: ClustersState }) {
  const [state, setState] = useState(start);

  return (
    <ClustersScreen
      corpus={CORPUS}
      state={state}
      setState={(change) => setState((before) => ({ ...before, ...change }))}
    />
  );
}

function OnePage({ start }: { start: JoinsView }) {
  const [view, setView] = useState(start);

  return <ClusterScreen problem={idOf(1)} view={view} setView={setView} />;
}
