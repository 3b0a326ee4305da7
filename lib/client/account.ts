import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AcceptInvitation, ChangePassword, ResetPassword, SetName, SignIn } from "@/lib/contract/people";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { leaveFor } from "./me";

export function setNameOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: SetName) => sendJson({ method: "PUT", path: "/api/me", body, answer: (of) => of.Done }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function changePasswordOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: ChangePassword) =>
      sendJson({ method: "PUT", path: "/api/me/password", body, answer: (of) => of.Done }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.me }),
  });
}

export function sessionsOptions() {
  return queryOptions({
    queryKey: [...KEYS.me, "sessions"],
    queryFn: ({ signal }) => getJson({ path: "/api/me/sessions", answer: (of) => of.SessionList, signal }),
  });
}

export function endSessionOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => sendJson({ method: "DELETE", path: `/api/me/sessions/${id}`, answer: (of) => of.Done }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.me }),
  });
}

export function endAllSessionsOptions() {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "DELETE", path: "/api/me/sessions", answer: (of) => of.Done }),
    onSuccess: () => leaveFor("/sign-in"),
  });
}

/** @param next - a path of Assay */
export function signInOptions(next: string) {
  return mutationOptions({
    mutationFn: (body: SignIn) =>
      sendJson({ method: "POST", path: "/api/auth/sign-in", body, answer: (of) => of.Done }),
    onSuccess: () => leaveFor(next),
  });
}

export function acceptInvitationOptions() {
  return mutationOptions({
    mutationFn: (body: AcceptInvitation) =>
      sendJson({ method: "POST", path: "/api/invitations/accept", body, answer: (of) => of.Done }),
    onSuccess: () => leaveFor("/"),
  });
}

export function resetPasswordOptions() {
  return mutationOptions({
    mutationFn: (body: ResetPassword) =>
      sendJson({ method: "POST", path: "/api/auth/reset", body, answer: (of) => of.Done }),
    onSuccess: () => leaveFor("/"),
  });
}
