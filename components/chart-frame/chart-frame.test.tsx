import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { ChartFrame } from "./chart-frame";
import { savedPicture, watchSaved } from "./given-saved";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const TABLE = {
  columns: [{ name: "k" }, { name: "pass@k", format: (value: number) => value.toFixed(1) }, { name: "Problems" }],
  rows: [[1, 0.31, { value: 25, href: "/trajectories?filter=run:a" }]],
};

function givenFrames(search = "", names = ["curves"]) {
  return givenApp(
    names.map((name) => (
      <ChartFrame
        key={name}
        name={name}
        title={`Success of ${name}`}
        subtitle="n = 25 problems, 95 % intervals"
        conclusion="Nothing is separable."
        table={TABLE}
        command="npm run -s assay -- stats pass"
      >
        <svg data-picture aria-label={`Picture of ${name}`} />
      </ChartFrame>
    )),
    { search },
  );
}

const picture = () => screen.queryByLabelText("Picture of curves");

test("a chart says what it rests on and concludes, and prints its command line", () => {
  givenFrames();

  const chart = screen.getByRole("region", { name: "Success of curves" });
  expect(within(chart).getByText(/^n = 25 problems/).textContent).toBe("n = 25 problems, 95\u00a0% intervals");
  expect(within(chart).getByText("Nothing is separable.")).toBeDefined();
  expect(within(chart).getByText("npm run -s assay -- stats pass")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

test("its values take the place of the picture, stand in the address and open their rows", async () => {
  const { address } = givenFrames();

  await userEvent.click(screen.getByRole("radio", { name: "Data" }));

  const table = within(screen.getByRole("table", { name: "Success of curves" }));
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["0.3", "25"]);
  expect(table.getByRole("link", { name: "25" }).getAttribute("href")).toBe("/trajectories?filter=run:a");
  expect(picture()).toBeNull();
  await waitFor(() => expect(address().get("data")).toBe("curves"));
});

test("one key switches the chart that the keyboard is in, else all of the page", async () => {
  const { address } = givenFrames("", ["curves", "grid"]);

  await userEvent.keyboard("d");
  expect(screen.getAllByRole("table")).toHaveLength(2);

  screen.getByRole("button", { name: "Download Success of grid" }).focus();
  await userEvent.keyboard("d");

  expect(screen.getAllByRole("table")).toHaveLength(1);
  await waitFor(() => expect(address().get("data")).toBe("curves"));
});

test("its values are saved under its name with all their digits", async () => {
  const saved = watchSaved();
  givenFrames();

  await userEvent.click(screen.getByRole("button", { name: "Download Success of curves" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Values as CSV" }));

  expect(saved[0]?.name).toBe("curves.csv");
  expect(await saved[0]?.content.text()).toBe("k,pass@k,Problems\r\n1,0.31,25\r\n");
});

test("rows of a page are saved as a picture of their own, also while their values are shown", async () => {
  givenApp(
    <ChartFrame
      name="pairs"
      title="Against A"
      subtitle="n = 20 problems"
      table={TABLE}
      rows={() => ({ columns: [{ name: "Run" }], rows: [["B night"]] })}
    >
      <p>Lines of the page</p>
    </ChartFrame>,
    { search: "?data=pairs" },
  );

  const text = await savedPicture("Against A");

  expect(text).toContain('width="672"');
  expect(text).toContain(">n = 20 problems</text>");
  expect(text).toContain(">B night</text>");
});

test("a drawn picture is saved from the chart, not while its values are shown", async () => {
  givenFrames();

  expect(await savedPicture("Success of curves")).toContain(">Nothing is separable.</text>");
  cleanup();
  givenFrames("?data=curves");
  await userEvent.click(screen.getByRole("button", { name: "Download Success of curves" }));

  expect((await screen.findByRole("menuitem", { name: "Picture as SVG" })).getAttribute("aria-disabled")).toBe("true");
});

test("what a row of the values opens is a button", async () => {
  const onOpen = vi.fn();
  const rows = [["A", { value: 3, onOpen, label: "3 recoverable: open the problems" }]];
  givenApp(
    <ChartFrame name="a" title="A" subtitle="" table={{ columns: [{ name: "Run" }, { name: "Recoverable" }], rows }}>
      {null}
    </ChartFrame>,
    { search: "?data=a" },
  );

  await userEvent.click(screen.getByRole("button", { name: "3 recoverable: open the problems" }));

  expect(onOpen).toHaveBeenCalledOnce();
});

test("what has to be known besides stands behind one sentence, and a saved picture says all of it", async () => {
  const caveats = { says: "Of labelled rows alone.", all: "Of the corpus they say nothing." };
  const rows = () => ({ columns: [{ name: "Run" }], rows: [["B night"]] });
  givenApp(
    <ChartFrame name="a" title="A" subtitle="n = 20" caveats={caveats} table={TABLE} rows={rows}>
      <p>Lines</p>
    </ChartFrame>,
    {},
  );

  const folded = screen.getByText("Of the corpus they say nothing.").closest("details");
  expect(folded?.open).toBe(false);
  expect(within(folded ?? document.body).getByText("Of labelled rows alone.").tagName).toBe("SUMMARY");
  expect(await savedPicture("A")).toContain("Of the corpus they say nothing.");
});
