import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { createQueryClient } from "./query-client";

afterEach(() => vi.restoreAllMocks());

const refused = new ApiError({ code: "UNAUTHENTICATED", status: 401, detail: "You are not signed in." });

function ask(path: string, error: Error) {
  window.history.replaceState(null, "", path);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const client = createQueryClient();
  const query = { queryKey: ["x"], queryFn: () => Promise.reject(error), retry: false };

  return client.query(query).then(
    () => assign,
    () => assign,
  );
}

test("a session that ended leads to the sign-in page and back to this very place", async () => {
  const assign = await ask("/trajectories?filter=gate%3A5", refused);

  expect(assign).toHaveBeenCalledWith("/sign-in?next=%2Ftrajectories%3Ffilter%3Dgate%253A5");
});

test.each(["/sign-in", "/invite/token", "/reset/token"])("%s stays where it is", async (path) => {
  expect(await ask(path, refused)).not.toHaveBeenCalled();
});

test("another refusal is the page's own to show", async () => {
  const forbidden = new ApiError({ code: "FORBIDDEN", status: 403, detail: "Your role may not." });

  expect(await ask("/trajectories", forbidden)).not.toHaveBeenCalled();
});
