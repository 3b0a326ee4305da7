import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { BuildRelease, ReleaseDetail, ReleaseList, ReleasePreview, ReleaseRecipe } from "@/lib/contract/releases";
import { isOver } from "@/lib/domain/is-over";
import { apiPath, getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { invalidateHere } from "./other-tabs";

/** While files are written or audited. */
const RUNNING_POLL_MS = 1000;
const UNSETTLED_POLL_MS = 3000;

interface ReleasePage {
  /** Of releases with a smaller number; absent: of the newest. */
  readonly before?: number;
}

const FIRST_PAGE: ReleasePage = {};

type WithJob = Pick<ReleaseDetail, "job" | "state">;

/** Whether something of a release goes on without the person. */
export function isAtWork({ job, state }: WithJob): boolean {
  return state === "building" || (job !== null && !isOver(job));
}

/** All releases of a corpus in pages, the newest first. */
export function releasePagesOptions(corpus: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.releases, "pages", corpus],
    initialPageParam: FIRST_PAGE,
    queryFn: ({ signal, pageParam }) => readReleases(corpus, pageParam, signal),
    getNextPageParam: ({ nextBefore }) => (nextBefore === undefined ? undefined : { before: nextBefore }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.some(hasWork) ? RUNNING_POLL_MS : false),
  });
}

/** The newest releases of a corpus, the newest first. */
export function releaseListOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.releases, "of", corpus],
    queryFn: ({ signal }) => readReleases(corpus, FIRST_PAGE, signal),
    // Others approve and sign meanwhile, and a page that was fetched ahead may be from before it.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && hasWork(state.data) ? RUNNING_POLL_MS : false),
  });
}

/** The releases of a corpus before a number, the newest first. */
export function releasesBeforeOptions(corpus: string, number: number) {
  return queryOptions({
    queryKey: [...KEYS.releases, "of", corpus, number],
    queryFn: ({ signal }) => readReleases(corpus, { before: number }, signal),
    staleTime: 0,
  });
}

function readReleases(corpus: string, page: ReleasePage, signal: AbortSignal): Promise<ReleaseList> {
  return getJson({
    path: `/api/corpora/${corpus}/releases`,
    search: { ...page },
    answer: (of) => of.ReleaseList,
    signal,
  });
}

function hasWork({ items }: ReleaseList): boolean {
  return items.some(isAtWork);
}

/** One release with its files, audit, card and steps; asked again until its build is over. */
export function releaseOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.releases, id],
    queryFn: ({ signal }) => getJson({ path: `/api/releases/${id}`, answer: (of) => of.ReleaseDetail, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? RUNNING_POLL_MS : false),
  });
}

/** What entered, left and changed between two releases, and what caused it; its rows a page at a time. */
export function releaseDifferenceOptions(id: string, from: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.releases, id, "difference", from],
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: `/api/releases/${id}/difference`,
        search: { from, offset: pageParam },
        answer: (of) => of.ReleaseDifference,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });
}

/** What a recipe takes now, before its rows are read. */
export function releasePreviewOptions(corpus: string, recipe: ReleaseRecipe) {
  const queryKey = [...KEYS.releases, "preview", corpus, recipe];

  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const preview = await sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/releases/preview`,
        body: { recipe },
        answer: (of) => of.ReleasePreview,
        signal,
      });
      // Why rows are left out was counted by the selection before.
      if (isSelectedAnew(client.getQueryData<ReleasePreview>(queryKey), preview))
        void invalidateHere(client, { queryKey: [...KEYS.trajectories, "count"] });

      return preview;
    },
    // Work that goes on, or what somebody else may change.
    refetchInterval: ({ state: { data } }) =>
      data && (data.selection !== null || data.refused !== null) ? UNSETTLED_POLL_MS : false,
    // The counts of the recipe before stay until the new ones are there.
    placeholderData: keepPreviousData,
  });
}

/** Whether the pipeline leaves out others than it did: it was brought up to date, or as many as it left out have changed. */
function isSelectedAnew(before: ReleasePreview | undefined, now: ReleasePreview): boolean {
  if (before === undefined) return false;

  return (before.selection !== null && now.selection === null) || before.leftOut.pipeline !== now.leftOut.pipeline;
}

/** How many people have to approve a release of a corpus. */
export function releaseSettingsOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (approvalsNeeded: number) =>
      sendJson({
        method: "PUT",
        path: `/api/corpora/${corpus}/release-settings`,
        body: { approvalsNeeded },
        answer: (of) => of.Done,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.releases }),
  });
}

export function buildReleaseOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (body: BuildRelease) =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/releases`,
        body,
        answer: (of) => of.ReleaseStarted,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.releases }),
  });
}

/** What a person does to a release, and what it is told with it. */
export type ReleaseAct =
  | { readonly act: "audit" | "approve" | "sign"; readonly note: string }
  | { readonly act: "waive"; readonly guard: string; readonly reason: string }
  | { readonly act: "second" | "remove-waiver"; readonly waiver: string }
  | { readonly act: "withdraw"; readonly reason: string }
  | { readonly act: "take-back" | "delete" };

/** Every step of a release. What comes of it is read anew, also after a refusal: what it met is news. */
export function releaseActOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (act: ReleaseAct) => sendJson({ ...requestOf(`/api/releases/${id}`, act), answer: (of) => of.Done }),
    onSettled: (_answer, error, { act }) => {
      if (act === "delete" && !error) client.removeQueries({ queryKey: [...KEYS.releases, id] });

      return client.invalidateQueries({ queryKey: KEYS.releases });
    },
  });
}

type Sent = { readonly method: "POST" | "DELETE"; readonly path: string; readonly body?: unknown };

function requestOf(release: string, act: ReleaseAct): Sent {
  switch (act.act) {
    case "audit":
      return { method: "POST", path: `${release}/audit`, body: { note: act.note } };
    case "approve":
      return { method: "POST", path: `${release}/approvals`, body: { note: act.note } };
    case "take-back":
      return { method: "DELETE", path: `${release}/approvals` };
    case "sign":
      return { method: "POST", path: `${release}/signature`, body: { note: act.note } };
    case "waive":
      return { method: "POST", path: `${release}/waivers`, body: { guard: act.guard, reason: act.reason } };
    case "second":
      return { method: "POST", path: `${release}/waivers/${act.waiver}/second` };
    case "remove-waiver":
      return { method: "DELETE", path: `${release}/waivers/${act.waiver}` };
    case "withdraw":
      return { method: "POST", path: `${release}/withdrawal`, body: { reason: act.reason } };
    case "delete":
      return { method: "DELETE", path: release };
  }
}

/** Where a file of a release is. */
export const releaseFilePath = (id: string, name: string): string =>
  apiPath(`/api/releases/${id}/files/${name.split("/").map(encodeURIComponent).join("/")}`);

/** Where all files of a release are, as one archive. */
export const releaseArchivePath = (id: string): string => apiPath(`/api/releases/${id}/archive`);

/** Where the installation's public key is, which every signature is checked with. */
export const RELEASE_KEY_PATH = "/api/release-key";
