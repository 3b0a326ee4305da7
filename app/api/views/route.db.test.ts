import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { SavedView, SavedViewList } from "@/lib/contract/views";
import { createDb } from "@/lib/db/client";
import { callRoute } from "@/lib/http/call-route";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { DELETE as deleteView, PATCH as patchView } from "./[id]/route";
import { GET as getViews, POST as postView } from "./route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const corpus = (await givenCorpus(db, [{}])).extId;
const nobody = randomUUID();

test("a view is saved, listed and removed", async () => {
  const view = SavedView.parse(
    (await callRoute(postView, { body: { corpus, name: " Audit ", query: "sort=tokens" } })).body,
  );
  const list = async (): Promise<SavedViewList> =>
    SavedViewList.parse((await callRoute(getViews, { url: `/api/views?corpus=${corpus}` })).body);

  expect(view.name).toBe("Audit");
  expect((await list()).items).toEqual([view]);
  expect(await callRoute(deleteView, { method: "DELETE", params: { id: view.id } })).toMatchObject({ status: 204 });
  expect((await list()).items).toEqual([]);
});

test("a view is renamed", async () => {
  const view = SavedView.parse((await callRoute(postView, { body: { corpus, name: "Old", query: "q" } })).body);
  const request = { method: "PATCH", params: { id: view.id }, body: { name: " New " } } as const;

  expect(await callRoute(patchView, request)).toMatchObject({ status: 200, body: { ...view, name: "New" } });
});

test.each([
  ["a view without a name", postView, { body: { corpus, name: " ", query: "" } }, 422, "INVALID"],
  ["a view of an unknown corpus", postView, { body: { corpus: nobody, name: "a", query: "" } }, 404, "NOT_FOUND"],
  ["views without corpus", getViews, { url: "/api/views" }, 422, "INVALID"],
  ["an empty new name", patchView, { method: "PATCH", params: { id: nobody }, body: { name: " " } }, 422, "INVALID"],
  [
    "renaming an unknown view",
    patchView,
    { method: "PATCH", params: { id: nobody }, body: { name: "a" } },
    404,
    "NOT_FOUND",
  ],
  ["removing an unknown view", deleteView, { method: "DELETE", params: { id: nobody } }, 404, "NOT_FOUND"],
] as const)("%s is refused", async (_, handler, request, status, code) => {
  const answer = await callRoute(handler, request);

  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(answer.body).code).toBe(code);
});

test("a second view of the same name is a conflict", async () => {
  const body = { corpus, name: "Twice", query: "" };
  await callRoute(postView, { body });

  expect(await callRoute(postView, { body })).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});
