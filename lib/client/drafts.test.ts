import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answers } from "@/lib/domain/question";
import { ApiError } from "./api";
import { createDrafts, type DraftPlace } from "./drafts";
import { aStorage } from "./given-storage";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function givenDrafts(save: (lease: string, answers: Answers) => Promise<unknown> = async () => undefined) {
  const saved: Answers[] = [];
  const places: DraftPlace[] = [];
  const refusals: string[] = [];
  const storage = aStorage();
  const drafts = createDrafts({
    save: async (lease, answers) => {
      await save(lease, answers);
      saved.push(answers);
    },
    storage,
    onPlace: (place) => places.push(place),
    onRefused: (reason) => refusals.push(reason),
  });

  return { drafts, saved, places, refusals, storage };
}

const LEASE = "6f1c2f1e-0d52-4b1a-9d53-0d9f4f3c2a11";

test("changes within 400 ms are saved once, the newest one", async () => {
  const { drafts, saved, places } = givenDrafts();

  drafts.change(LEASE, { structure: "agentic" });
  await vi.advanceTimersByTimeAsync(300);
  drafts.change(LEASE, { structure: "agentic", gate: "4" });
  await vi.advanceTimersByTimeAsync(99);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(saved).toEqual([{ structure: "agentic", gate: "4" }]);
  expect(places.at(-1)).toBe("saved");
});

test("what the server has not confirmed is kept in the browser, and sent when it answers again", async () => {
  let isSilent = true;
  const { drafts, saved, places, storage } = givenDrafts(async () => {
    if (isSilent) throw new Error("no network");
  });

  drafts.change(LEASE, { structure: "sub_task" });
  await vi.advanceTimersByTimeAsync(400);
  expect(places.at(-1)).toBe("browser");
  expect(drafts.kept(LEASE)).toEqual({ structure: "sub_task" });
  isSilent = false;
  await vi.advanceTimersByTimeAsync(5000);

  expect(saved).toEqual([{ structure: "sub_task" }]);
  expect(storage.length).toBe(0);
});

test("a draft that the server takes no more is kept in the browser and not sent again until it is changed", async () => {
  let isRefused = true;
  let sent = 0;
  const { drafts, saved, places, refusals, storage } = givenDrafts(async () => {
    sent += 1;
    if (isRefused) throw new ApiError({ code: "FORBIDDEN", status: 403, detail: "You are named no more." });
  });

  drafts.change(LEASE, { structure: "sub_task" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ sent, refusals, place: places.at(-1) }).toEqual({
    sent: 1,
    refusals: ["You are named no more."],
    place: "refused",
  });
  expect(drafts.kept(LEASE)).toEqual({ structure: "sub_task" });
  isRefused = false;
  drafts.change(LEASE, { structure: "agentic" });
  await vi.advanceTimersByTimeAsync(400);

  expect(saved).toEqual([{ structure: "agentic" }]);
  expect([places.at(-1), storage.length]).toEqual(["saved", 0]);
});

const OTHER = "0b7f9a52-2c5e-4a0c-8d27-5a3b1f6e9c01";

test("a draft that is saved does not make a refused one of another item saved; without that item it does", async () => {
  const { drafts, places } = givenDrafts(async (lease) => {
    if (lease === LEASE) throw new ApiError({ code: "FORBIDDEN", status: 403, detail: "You are named no more." });
  });

  drafts.change(LEASE, { structure: "sub_task" });
  await vi.advanceTimersByTimeAsync(400);
  drafts.change(OTHER, { structure: "agentic" });
  await vi.advanceTimersByTimeAsync(400);
  expect([places.at(-1), drafts.hasRefused()]).toEqual(["refused", true]);
  drafts.forget(LEASE);

  expect([places.at(-1), drafts.hasRefused()]).toEqual(["saved", false]);
});

test("what was refused is sent again on request, and under the lease that its item has by then", async () => {
  const taken = new Set<string>();
  const { drafts, saved, places, storage } = givenDrafts(async (lease) => {
    if (!taken.has(lease)) throw new ApiError({ code: "FORBIDDEN", status: 403, detail: "You are named no more." });
  });
  drafts.change(LEASE, { structure: "sub_task" });
  await vi.advanceTimersByTimeAsync(400);

  await drafts.retry();
  expect([saved, places.at(-1)]).toEqual([[], "refused"]);
  drafts.move(LEASE, OTHER);
  taken.add(OTHER);
  await vi.advanceTimersByTimeAsync(400);

  expect(saved).toEqual([{ structure: "sub_task" }]);
  expect([places.at(-1), drafts.hasRefused(), storage.length]).toEqual(["saved", false, 0]);

  taken.delete(OTHER);
  drafts.change(OTHER, { structure: "agentic" });
  await vi.advanceTimersByTimeAsync(400);
  taken.add(OTHER);
  await drafts.retry();

  expect([saved.at(-1), places.at(-1), storage.length]).toEqual([{ structure: "agentic" }, "saved", 0]);
});

test("of one item one draft at a time is on its way, so that the server ends with the newest", async () => {
  const arrived: string[] = [];
  const letGo: (() => void)[] = [];
  const { drafts, saved, places, storage } = givenDrafts((lease, answers) => {
    arrived.push(`${lease === LEASE ? "one" : "other"} ${String(answers["structure"])}`);
    return new Promise<void>((resolve) => letGo.push(resolve));
  });

  drafts.change(LEASE, { structure: "sub_task" });
  await vi.advanceTimersByTimeAsync(400);
  drafts.change(LEASE, { structure: "agentic" });
  drafts.change(OTHER, { structure: "reject" });
  await vi.advanceTimersByTimeAsync(10_000);
  await drafts.flush();

  expect(arrived).toEqual(["one sub_task", "other reject"]);
  expect([places.at(-1), drafts.kept(LEASE)]).toEqual(["saving", { structure: "agentic" }]);
  for (const arrive of letGo.splice(0)) arrive();
  await vi.advanceTimersByTimeAsync(400);
  expect(arrived.at(-1)).toBe("one agentic");
  for (const arrive of letGo) arrive();
  await vi.advanceTimersByTimeAsync(0);

  expect(saved.at(-1)).toEqual({ structure: "agentic" });
  expect([places.at(-1), storage.length]).toEqual(["saved", 0]);
});

test("a committed answer leaves no draft behind", async () => {
  const { drafts, saved } = givenDrafts();

  drafts.change(LEASE, { structure: "agentic" });
  drafts.forget(LEASE);
  await vi.advanceTimersByTimeAsync(1000);

  expect(saved).toEqual([]);
  expect(drafts.kept(LEASE)).toBeUndefined();
});

test("a draft that something else overwrote is no draft", () => {
  const { drafts, storage } = givenDrafts();

  storage.setItem(`assay.draft.${LEASE}`, "{broken");

  expect(drafts.kept(LEASE)).toBeUndefined();
});

test("a browser without room for a copy keeps nobody from answering, and the server gets the draft", async () => {
  const { drafts, saved, places, storage } = givenDrafts();
  vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new Error("Full");
  });

  drafts.change(LEASE, { structure: "agentic" });
  await vi.advanceTimersByTimeAsync(400);

  expect([saved, places]).toEqual([[{ structure: "agentic" }], ["saving", "saved"]]);
});
