import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { LabelHistory, ReviewWrite } from "@/lib/contract/labels";
import { Outline } from "@/lib/contract/outline";
import { TrajectoryCount, TrajectoryFacets, TrajectoryPage } from "@/lib/contract/trajectories";
import { Neighbours, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { createDb } from "@/lib/db/client";
import { callRaw, callRoute } from "@/lib/http/call-route";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { PUT as putApproval } from "./[id]/approval/route";
import { GET as getChunk } from "./[id]/chunks/[chunk]/route";
import { GET as getHistory } from "./[id]/history/route";
import { PUT as putLabel } from "./[id]/label/route";
import { GET as getNeighbours } from "./[id]/neighbours/route";
import { GET as getOutline } from "./[id]/outline/route";
import { GET as getRaw } from "./[id]/raw/route";
import { GET as getOne } from "./[id]/route";
import { POST as postUndo } from "./[id]/undo/route";
import { GET as getCount } from "./count/route";
import { GET as getFacets } from "./facets/route";
import { GET as getAllRaw } from "./raw/route";
import { GET as getList } from "./route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const corpus = await givenCorpus(db, [
  { query: "lamp", tokens: 1, raw: '{"a": "\\u0000 é"}' },
  { query: "sofa", tokens: 2, raw: "{\n}", verdict: "sub_task" },
  { query: "chair", tokens: 3, label: "reject" },
]);
const [first = "", second = "", third = ""] = corpus.trajectories;
const nobody = randomUUID();
const list = (search: Readonly<Record<string, string>>): { url: string } => ({
  url: `/api/trajectories?${new URLSearchParams({ corpus: corpus.extId, ...search })}`,
});

describe("reading", () => {
  test("the list, its count and its facets answer by contract", async () => {
    const page = TrajectoryPage.parse((await callRoute(getList, list({ sort: "tokens", limit: "2" }))).body);
    const count = TrajectoryCount.parse((await callRoute(getCount, list({ filter: "verdict:agentic" }))).body);
    const { facets } = TrajectoryFacets.parse((await callRoute(getFacets, list({}))).body);

    expect(page.items.map((row) => row.id)).toEqual([first, second]);
    expect(page.nextCursor).not.toBeNull();
    expect(count).toEqual({ count: 2 });
    expect(facets.verdict?.map((value) => [value.value, value.count])).toEqual([
      ["agentic", 2],
      ["sub_task", 1],
      ["review", 0],
      ["insufficient_evidence", 0],
    ]);
  });

  test("one trajectory comes with header, outline and review", async () => {
    const { body } = await callRoute(getOne, { params: { id: third } });

    const detail = TrajectoryDetail.parse(body);
    expect(detail).toMatchObject({
      header: { id: third, problem: { query: "chair" } },
      review: { label: "reject", version: 1 },
    });
  });

  test("the outline and a chunk come packed to whoever asks for gzip, and as JSON to the others", async () => {
    const outline = await callRoute(getOutline, { params: { id: first } });
    const chunk = await callRaw(getChunk, {
      params: { id: first, chunk: "0" },
      headers: { accept: "application/gzip" },
    });

    expect(Outline.parse(outline.body).hasLog).toBe(true);
    expect(JSON.parse(gunzipSync(await chunk.arrayBuffer()).toString())).toMatchObject([{ text: "hello" }]);
    expect(chunk.headers.get("cache-control")).toContain("immutable");
  });

  test("the raw record is downloaded byte for byte", async () => {
    const response = await callRaw(getRaw, { params: { id: first } });

    expect(await response.text()).toBe('{"a": "\\u0000 é"}');
    expect(response.headers.get("content-disposition")).toContain(`${first}.json`);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("the raw records of all that match are one gzip file, a line feed after each", async () => {
    const response = await callRaw(getAllRaw, list({ filter: "tokens:<3" }));

    const text = gunzipSync(await response.arrayBuffer()).toString();
    expect(text).toBe('{"a": "\\u0000 é"}\n{\n}\n');
  });

  test("raw records of a filter that nothing matches are an empty file", async () => {
    const response = await callRaw(getAllRaw, list({ filter: "tokens:>9" }));

    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  test("neighbours follow the order of the table, also for a row that the filter has lost", async () => {
    const of = async (id: string, sort: string, filter = ""): Promise<Neighbours> =>
      Neighbours.parse((await callRoute(getNeighbours, { ...list({ sort, filter }), params: { id } })).body);

    expect(await of(second, "tokens")).toEqual({ previous: first, next: third });
    expect(await of(second, "-tokens")).toEqual({ previous: third, next: first });
    expect(await of(first, "tokens")).toEqual({ previous: null, next: second });
    expect(await of(second, "tokens", "verdict:agentic")).toEqual({ previous: first, next: third });
    expect(await of(third, "label")).toEqual({ previous: null, next: first });
    expect(await of(first, "-label")).toEqual({ previous: second, next: null });
    expect(await of(second, "-label")).toEqual({ previous: third, next: first });
  });
});

describe("writing", () => {
  test("a label, an approval, an undo and the history answer by contract", async () => {
    const params = { id: first };
    const label = ReviewWrite.parse(
      (await callRoute(putLabel, { method: "PUT", params, body: { label: "sub_task", expectedVersion: 0 } })).body,
    );
    const conflict = await callRoute(putLabel, {
      method: "PUT",
      params,
      body: { label: "agentic", expectedVersion: 0 },
    });
    const approval = await callRoute(putApproval, {
      method: "PUT",
      params,
      body: { approved: true, expectedVersion: 1 },
    });
    const eventId = label.status === "saved" ? label.eventId : "";
    const undo = await callRoute(postUndo, { params, body: { eventId } });
    const history = LabelHistory.parse((await callRoute(getHistory, { params })).body);

    expect(label).toMatchObject({ status: "saved", review: { label: "sub_task" } });
    expect(conflict).toMatchObject({ status: 200, body: { status: "conflict", review: { label: "sub_task" } } });
    expect(ReviewWrite.parse(approval.body)).toMatchObject({ status: "saved", review: { approved: true, version: 2 } });
    expect(ReviewWrite.parse(undo.body)).toMatchObject({ status: "saved", review: { label: null, approved: true } });
    expect(history.events).toHaveLength(3);
    expect(history.events[0]).toMatchObject({ question: "structure", value: null, undoes: eventId });
  });
});

describe("refusals", () => {
  test.each([
    ["a corpus that is no id", getList, { url: "/api/trajectories?corpus=x" }, 422, "INVALID"],
    ["no corpus", getList, { url: "/api/trajectories" }, 422, "INVALID"],
    ["an unknown corpus", getList, list({ corpus: nobody }), 404, "NOT_FOUND"],
    ["a sort that is none", getList, list({ sort: "colour" }), 422, "INVALID"],
    ["a limit over 200", getList, list({ limit: "201" }), 422, "INVALID"],
    ["a made-up cursor", getList, list({ cursor: "bm9uc2Vuc2U" }), 422, "INVALID"],
    ["a wrong filter", getFacets, list({ filter: "verdict:agentik" }), 422, "INVALID"],
    ["a wrong filter for a count", getCount, list({ filter: "gate:" }), 422, "INVALID"],
    ["a wrong filter for raw records", getAllRaw, list({ filter: "nope:1" }), 422, "INVALID"],
    ["an id that is none", getOne, { params: { id: "1" } }, 422, "INVALID"],
    ["an unknown trajectory", getOne, { params: { id: nobody } }, 404, "NOT_FOUND"],
    ["an unknown outline", getOutline, { params: { id: nobody } }, 404, "NOT_FOUND"],
    ["an unknown chunk", getChunk, { params: { id: first, chunk: "7" } }, 404, "NOT_FOUND"],
    ["a chunk that is no number", getChunk, { params: { id: first, chunk: "x" } }, 422, "INVALID"],
    ["an unknown record", getRaw, { params: { id: nobody } }, 404, "NOT_FOUND"],
    ["an unknown history", getHistory, { params: { id: nobody } }, 404, "NOT_FOUND"],
    [
      "neighbours in another corpus",
      getNeighbours,
      { ...list({ corpus: nobody }), params: { id: first } },
      404,
      "NOT_FOUND",
    ],
    [
      "a label that is none",
      putLabel,
      { method: "PUT", params: { id: first }, body: { label: "good", expectedVersion: 0 } },
      422,
      "INVALID",
    ],
    [
      "a label without its version",
      putLabel,
      { method: "PUT", params: { id: first }, body: { label: null } },
      422,
      "INVALID",
    ],
    [
      "approving what is rejected",
      putApproval,
      { method: "PUT", params: { id: third }, body: { approved: true, expectedVersion: 1 } },
      409,
      "CONFLICT",
    ],
    ["undoing an unknown event", postUndo, { params: { id: first }, body: { eventId: nobody } }, 404, "NOT_FOUND"],
  ] as const)("%s", async (_, handler, request, status, code) => {
    const answer = await callRoute(handler, request);

    expect(answer.status).toBe(status);
    const body = ErrorBody.parse(answer.body);
    expect(body.code).toBe(code);
    expect(body.detail).toMatch(/[.?]$|:/);
  });
});
