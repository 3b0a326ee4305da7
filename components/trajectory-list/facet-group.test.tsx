import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FacetGroup } from "./facet-group";

afterEach(cleanup);

const counted = (value: string, count: number) => ({ value, label: value, term: `bucket:${value}`, count });

function shown(values: readonly ReturnType<typeof counted>[], facet: "bucket" | "run" = "bucket") {
  render(<FacetGroup facet={facet} name="Values" values={values} unlisted={0} filter="" onFilter={() => undefined} />);

  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("few buckets keep their places whatever their counts; many, and other values, come by count", () => {
  expect(shown([counted("shop", 9), counted("product", 5)])).toEqual(["Product5", "Shop9"]);
  cleanup();
  expect(shown([counted("shop", 9), counted("product", 5)], "run")).toEqual(["shop9", "product5"]);
  cleanup();
  const many = ["z", "y", "x", "w", "v", "u", "t", "s", "r"].map((name, at) => counted(name, 9 - at));
  expect(shown(many)[0]).toBe("z9");
});

test("Tab stops once at a facet, where it was left; the arrows lead from value to value", async () => {
  const person = userEvent.setup();
  shown([counted("product", 9), counted("shop", 5), counted("voucher", 2)]);
  const value = (name: RegExp) => screen.getByRole("button", { name });

  await person.tab();
  expect(document.activeElement).toBe(value(/Product/));
  await person.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(document.activeElement).toBe(value(/Shop/));
  await person.tab();
  expect(document.activeElement).toBe(document.body);
  await person.tab({ shift: true });
  expect(document.activeElement).toBe(value(/Shop/));
  await person.keyboard("{End}");
  expect(document.activeElement).toBe(value(/Voucher/));
  await person.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(value(/Voucher/));
  await person.keyboard("{Home}{ArrowUp}");
  expect(document.activeElement).toBe(value(/Product/));
});

test("where the value that Tab stopped at is gone, the first takes its place", async () => {
  const person = userEvent.setup();
  const values = [counted("product", 9), counted("shop", 5)];
  const group = (given: typeof values) => (
    <FacetGroup facet="bucket" name="Values" values={given} unlisted={0} filter="" onFilter={() => undefined} />
  );
  const { rerender } = render(group(values));
  await person.tab();
  await person.keyboard("{ArrowDown}");
  rerender(group(values.slice(0, 1)));
  await person.tab();

  expect(document.activeElement).toBe(screen.getByRole("button", { name: /Product/ }));
});

test("values that nothing shorter tells apart break into lines, and others are cut", () => {
  const places = Array.from({ length: 16 }, (_, at) => [...at.toString(2).padStart(4, "0")]);
  const names = places.map((bits) => bits.map((bit) => `${"-".repeat(20)}${bit}${"-".repeat(20)}`).join(""));
  shown(
    ["tuned", ...names].map((name) => counted(name, 9)),
    "run",
  );

  expect(screen.getByText(names[0] ?? "").className).toContain("wrap-anywhere");
  expect(screen.getByText("tuned").className).toContain("truncate");
});

test("values of a facet whose long names differ in their middle have names of their own, shown and spoken", () => {
  const names = ["1", "3"].map((rate) => `qwen3-4b-sft-lr${rate}e-5-epoch1-eval75`);
  const [one, other] = shown(
    names.map((name) => counted(name, 9)),
    "run",
  );

  expect(one).not.toBe(other);
  for (const name of names) expect(screen.getByRole("button", { name: `${name}, 9` }).title).toBe(name);
});
