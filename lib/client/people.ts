import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ChangePerson, CreateInvitation } from "@/lib/contract/people";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

/** Everybody by name, a page at a time. */
export function peopleOptions() {
  return infiniteQueryOptions({
    queryKey: [...KEYS.people],
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: "/api/people",
        search: { cursor: pageParam ?? undefined },
        answer: (of) => of.PersonList,
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => ({ items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? 0 }),
  });
}

export function changePersonOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: ChangePerson & { id: string }) =>
      sendJson({ method: "PUT", path: `/api/people/${id}`, body, answer: (of) => of.Person }),
    onSettled: () => refresh(client),
  });
}

export function createResetLinkOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "POST", path: `/api/people/${id}/reset-link`, answer: (of) => of.OneTimeLink }),
    onSettled: () => refresh(client),
  });
}

export function invitationsOptions() {
  return queryOptions({
    queryKey: [...KEYS.invitations],
    queryFn: ({ signal }) => getJson({ path: "/api/invitations", answer: (of) => of.InvitationList, signal }),
  });
}

export function createInvitationOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: CreateInvitation) =>
      sendJson({ method: "POST", path: "/api/invitations", body, answer: (of) => of.InvitationMade }),
    onSettled: () => refresh(client),
  });
}

export function renewInvitationOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "POST", path: `/api/invitations/${id}/renew`, answer: (of) => of.InvitationMade }),
    onSettled: () => refresh(client),
  });
}

export function revokeInvitationOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => sendJson({ method: "DELETE", path: `/api/invitations/${id}`, answer: (of) => of.Done }),
    onSettled: () => refresh(client),
  });
}

/** The audit log, newest first, a page at a time. */
export function auditOptions() {
  return infiniteQueryOptions({
    queryKey: [...KEYS.audit],
    queryFn: ({ signal, pageParam }) =>
      getJson({ path: "/api/audit", search: { before: pageParam ?? undefined }, answer: (of) => of.AuditPage, signal }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextBefore,
  });
}

function firstPage(): string | null {
  return null;
}

/** Also after a refusal: what it met is news. */
function refresh(client: QueryClient): void {
  for (const queryKey of [KEYS.people, KEYS.invitations, KEYS.audit, KEYS.me])
    void client.invalidateQueries({ queryKey });
}
