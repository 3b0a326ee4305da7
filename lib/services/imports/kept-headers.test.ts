import { expect, test } from "vitest";
import { KeptHeaders, MOST_HEADER_BYTES, MOST_HEADERS } from "./kept-headers";

const aHeader = (bytes = 0) => ({ info: { policy: "x".repeat(bytes / 2) }, tasks: [1, null] });

/** Which of these have to be sent, and which of them are dropped by then. */
function placed(headers: readonly object[]) {
  const kept = new KeptHeaders();

  return headers.map((header) => {
    const { id, isNew, dropped } = kept.place(header);

    return `${id}${isNew ? " sent" : ""}${dropped.length === 0 ? "" : `, not ${dropped.join(" and ")}`}`;
  });
}

test("headers that come in turn are sent once each", () => {
  const [one, other] = [aHeader(), aHeader()];

  expect(placed([one, other, one, one, other])).toEqual(["1 sent", "2 sent", "1", "1", "2"]);
});

test("of more than a few the one that was used longest ago is dropped", () => {
  const [first, ...others] = Array.from({ length: MOST_HEADERS + 1 }, () => aHeader());
  if (first === undefined) throw new Error("There is one.");
  const last = others.pop() ?? first;

  const told = placed([first, ...others, first, last, first, ...others.slice(0, 1)]);

  expect(told.slice(MOST_HEADERS)).toEqual(["1", "5 sent, not 2", "1", "6 sent, not 3"]);
});

test("they are dropped where they are too long together; one by itself stays, however long", () => {
  const [half, other, whole] = [0.6, 0.6, 1.5].map((share) => aHeader(share * MOST_HEADER_BYTES));
  if (!half || !other || !whole) throw new Error("There are three.");

  expect(placed([aHeader(), half, half, other, whole, whole])).toEqual([
    ...["1 sent", "2 sent", "2", "3 sent, not 1 and 2"],
    ...["4 sent, not 3", "4"],
  ]);
});

test("what was cleared is sent again, by another id", () => {
  const kept = new KeptHeaders();
  const header = aHeader();
  kept.place(header);

  kept.clear();

  expect(kept.place(header)).toEqual({ id: 2, isNew: true, dropped: [] });
});
