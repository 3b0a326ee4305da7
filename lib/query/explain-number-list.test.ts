import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";

test.each([
  "steps:5..10,200..300",
  "steps:5,100..200",
  "steps:5,100..6000",
  "steps:5..10,200",
  "steps:=5,100..",
  "score:0,1",
  "score:1,0,0.5",
  "score:>0,0",
  "score:0,0..1",
  "tokens:100,200",
  "tokens:13,575",
  "steps:8,192",
  "-steps:100,200,300",
])("%j is the list that it says", (text) => {
  expect(checkFilter(text).status).toBe("valid");
});

test.each([
  ["tokens:>8,000", ">8000", undefined],
  ["tokens:<8,192", "<8192", "<8,=192"],
  ["tokens:>50,100", ">50100", ">50,=100"],
  ["tokens:8,000", "8000", undefined],
  ["tokens:8,192..16,384", "8192..16384", undefined],
  ["tokens:8,192..250,500", "8192..250500", "=8,192..250,=500"],
  ["tokens:8,192..", "8192..", "=8,192.."],
  ["tokens:500..10,000", "500..10000", undefined],
  ["score:0,7", "0.7", "=0,=7"],
  ["score:0..0,5", "0..0.5", "0..0,=5"],
  ["score:>0,1", ">0.1", ">0,=1"],
  ["score:0,0..0,5", "0.0..0.5", "=0,0..0,=5"],
])("%j is asked back: %s, or the list %s", (text, meant, list) => {
  const checked = checkFilter(text);
  const [mistake] = checked.status === "invalid" ? checked.mistakes : [];
  const name = text.slice(0, text.indexOf(":") + 1);

  expect(mistake?.suggestion).toBe(meant);
  expect(checkFilter(`${name}${meant}`).status).toBe("valid");
  expect(/or (\S+) for the list/.exec(mistake?.message ?? "")?.[1]).toBe(list);
  if (list !== undefined) expect(checkFilter(`${name}${list}`).status).toBe("valid");
});

test.each(["score:.5,1", "gate:>1,000", "steps:>5,100..200", "gate:>1.000"])(
  "nothing is suggested for %j that would be refused",
  (text) => {
    const checked = checkFilter(text);
    const suggestions = checked.status === "invalid" ? checked.mistakes.map(({ suggestion }) => suggestion) : [];

    expect(suggestions.filter((one) => one !== undefined)).toEqual([]);
  },
);

test.each(["tokens:>8,000", "tokens:8,000", "tokens:>8.000", "score:0,7", "steps:>3,>5", "steps:>3,<8"])(
  "%j that was kept asks what it asked, and is a mistake only where it is typed",
  (text) => {
    expect(checkFilter(text).status).toBe("invalid");
    expect(checkFilter(text, "kept").status).toBe("valid");
  },
);

test.each(["tokens:many", "verdict:agentik", "tokens:9..3", "steps>5"])("%j makes no sense, kept or not", (text) => {
  expect(checkFilter(text, "kept").status).toBe("invalid");
});
