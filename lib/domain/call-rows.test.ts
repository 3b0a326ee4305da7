import { describe, expect, test } from "vitest";
import { type DispatchFacts, indexAnalysis, NO_ANALYSIS } from "./analysis-index";
import { linesOf, stepCalls } from "./call-rows";
import type { LoggedCall, Step } from "./step";

function aLog(order: number, path: string): LoggedCall {
  return { order, bucket: 0, path, isTruncated: false };
}

function aStep(logged: readonly LoggedCall[], tools: readonly string[]): Step {
  return {
    index: 3,
    role: "agent",
    claimed: tools.map((name) => ({ name, args: {}, requestor: "agent" as const })),
    logged,
  };
}

function aDispatch(order: number, extra: Partial<DispatchFacts>): DispatchFacts {
  return { order, step: 3, tool: "find_product", attribution: "code", reason: "no request precedes it", ...extra };
}

describe("stepCalls", () => {
  test("a claimed call and the dispatches that carry it out make one row", () => {
    const step = aStep([aLog(7, "/search/find_product"), aLog(8, "/search/find_product")], ["find_product"]);
    const claimed = { step: 3, call: 0 };
    const index = indexAnalysis({ dispatches: [aDispatch(7, { claimed }), aDispatch(8, { claimed })], phantoms: [] });

    const { rows } = stepCalls(step, index);

    expect(rows).toHaveLength(1);
    expect(rows[0]?.kind === "claimed" && rows[0].logged.map((row) => row.call.order)).toEqual([7, 8]);
  });

  test("a logged call that nobody claims has a row of its own", () => {
    const step = aStep([aLog(7, "/search/find_product")], []);
    const index = indexAnalysis({ dispatches: [aDispatch(7, {})], phantoms: [] });

    const { rows } = stepCalls(step, index);

    expect(rows).toEqual([{ kind: "logged", logged: { call: step.logged[0], dispatch: aDispatch(7, {}) } }]);
  });

  test("a logged call of a tool that is unknown to the filter is shown as well", () => {
    const step = aStep([aLog(9, "/web/search")], []);

    const { rows } = stepCalls(step, indexAnalysis({ dispatches: [], phantoms: [] }));

    expect(rows).toEqual([{ kind: "logged", logged: { call: step.logged[0] } }]);
  });

  test("model requests stand apart from the calls", () => {
    const step = aStep([aLog(1, "/inference/chat/completions"), aLog(2, "/search/find_product")], []);

    const { rows, inferences } = stepCalls(step, indexAnalysis({ dispatches: [], phantoms: [] }));

    expect(inferences.map((call) => call.order)).toEqual([1]);
    expect(rows).toHaveLength(1);
  });

  test.each(["/inference/embeddings", "/v1/chat/completions", "/inference/chat/completions/x"])(
    "a path that is no inference to the filter is none here: %s",
    (path) => {
      const { rows, inferences } = stepCalls(aStep([aLog(1, path)], []), indexAnalysis(NO_ANALYSIS));

      expect(inferences).toEqual([]);
      expect(rows).toHaveLength(1);
    },
  );

  test.each(["/inference/chat/completions/", "https://proxy.example/inference/chat/completions?x=1"])(
    "a path that is an inference to the filter is one here: %s",
    (path) => {
      expect(stepCalls(aStep([aLog(1, path)], []), indexAnalysis(NO_ANALYSIS)).inferences).toHaveLength(1);
    },
  );

  test("a phantom is marked, and a dispatch in another step is named", () => {
    const step = aStep([], ["find_product", "view_product_information"]);
    const away = aDispatch(12, { step: 4, claimed: { step: 3, call: 1 } });
    const index = indexAnalysis({ dispatches: [away], phantoms: [{ step: 3, call: 0 }] });

    const { rows } = stepCalls(step, index);

    expect(rows.map((row) => row.kind === "claimed" && row.isPhantom)).toEqual([true, false]);
    expect(rows[1]?.kind === "claimed" && rows[1].elsewhere).toEqual([away]);
  });
});

describe("linesOf", () => {
  const ASK = "/inference/chat/completions";
  const FIND = "/search/find_product";
  const told = (step: Step, dispatches: readonly DispatchFacts[]) =>
    linesOf(stepCalls(step, indexAnalysis({ dispatches, phantoms: [] }))).map((line) => {
      if (line.kind === "inference") return `ask ${line.call.order}`;
      if (line.kind === "logged") return `log ${line.logged.call.order}`;

      return [line.call.name, ...line.logged.map(({ call }) => call.order)].join(" ");
    });

  test("requests to a model and calls of code stand where the log has them, between what was claimed", () => {
    const logged = [aLog(1, ASK), aLog(2, FIND), aLog(3, ASK), aLog(4, FIND), aLog(5, "/web/search"), aLog(6, ASK)];
    const dispatches = [aDispatch(2, {}), aDispatch(4, { claimed: { step: 3, call: 1 } })];

    expect(told(aStep(logged, ["think", "find_product", "recommend_product"]), dispatches)).toEqual([
      ...["ask 1", "log 2", "ask 3", "think", "find_product 4"],
      ...["log 5", "ask 6", "recommend_product"],
    ]);
  });

  test("claimed calls keep their order where the log has them otherwise", () => {
    const logged = [aLog(1, FIND), aLog(2, ASK), aLog(3, FIND)];
    const dispatches = [
      aDispatch(3, { claimed: { step: 3, call: 0 } }),
      aDispatch(1, { claimed: { step: 3, call: 1 } }),
    ];

    expect(told(aStep(logged, ["first", "second"]), dispatches)).toEqual(["first 3", "second 1", "ask 2"]);
  });
});
