import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { episode } from "./fixtures/episode";
import { approveAll, halfAndHalf, putTogether } from "./fixtures/released-corpus";
import { tabTo } from "./fixtures/tab-to";

/** Each recommends a product of its own, so each is a cluster of one. */
const LAMPS = ["brass", "copper", "tin", "clay", "glass", "paper"].map((kind, shelf) =>
  episode({ problem: kind, query: `find me some ${kind} lamp`, shelf }),
);
/** A build waits for the worker, and for the pipeline to be brought up to date. */
const BUILT = { timeout: 60_000 };

test("a release that leaks is refused, the leak is mended, and the release that is built again is signed", async ({
  page,
  request,
  givenCorpus,
}) => {
  test.slow();
  const corpus = await givenCorpus(LAMPS);
  await approveAll(request, corpus);
  const split = await halfAndHalf(request, corpus);
  const [trained] = await split.problemsOf("train");
  const [tested] = await split.problemsOf("test");
  if (!trained || !tested) throw new Error("The split gave a pool nothing.");
  await putTogether(request, corpus, { a: trained.id, b: tested.id });

  await page.goto(`/releases?corpus=${corpus.id}`);
  await page.getByRole("link", { name: "Build a release" }).click();
  await expect(page.getByRole("region", { name: "Taken now" }).getByText("3 problems")).toBeVisible(BUILT);
  await page.getByRole("checkbox", { name: "Parquet, for datasets and DuckDB" }).check();
  await build(page, "Lamps");

  await expect(heading(page, "#1 Lamps")).toBeVisible();
  await expect(page.getByText("blocked by 1 guard")).toBeVisible(BUILT);
  await expect(page.getByText(/^It leaks and cannot be signed as it is\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign" })).toHaveCount(0);
  await expect(page.getByText(/^Not now\. It leaks: /)).toHaveCount(1);
  await expect(page.getByText("Not now. For the same reason.")).toBeVisible();
  await page.goto(`/?corpus=${corpus.id}`);
  await expect(page.getByText("1 release is blocked by a leak")).toBeVisible();
  await page.getByRole("link", { name: "#1 Lamps" }).click();

  await expect(page.getByRole("button", { name: /^Clusters across pools/, expanded: true })).toBeVisible();
  const hit = page.getByRole("row", { name: /find me some/ });
  await expect(hit.getByRole("link", { name: trained.query })).toBeVisible();
  await expect(hit.getByRole("link", { name: tested.query })).toBeVisible();
  await expect(
    page.getByText(/in local mode there is only one\. Mend the split and build the release again/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Waive" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  await page.getByRole("region", { name: "Built from" }).getByRole("link", { name: split.name }).click();
  await expect(heading(page, split.name)).toBeVisible();
  await page.getByRole("radio", { name: "Audit" }).check();
  await page.getByRole("button", { name: /^Clusters across pools/ }).click();
  await page
    .getByRole("button", { name: /^Pin the cluster of/ })
    .first()
    .click();
  const pin = page.getByRole("dialog", { name: "Pin a cluster" });
  await pin.getByRole("radio", { name: /test/ }).check();
  await pin.getByRole("textbox", { name: "Reason" }).fill("It evaluates");
  await pin.getByRole("button", { name: "Pin it" }).click();
  await expect(page.getByRole("heading", { name: /^No leak found\. Not checked: evaluation suites/ })).toBeVisible();

  await page.goto(`/releases?corpus=${corpus.id}`);
  await page.getByRole("link", { name: "#1 Lamps" }).click();
  await page.getByRole("link", { name: "Build again" }).click();
  await expect(page.getByRole("textbox", { name: "Licence" })).toHaveValue("cc-by-4.0");
  await expect(page.getByRole("checkbox", { name: "Parquet, for datasets and DuckDB" })).toBeChecked();
  await build(page, "Lamps, mended");
  await expect(heading(page, "#2 Lamps, mended")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click(BUILT);
  const approve = page.getByRole("dialog", { name: /^Approve #2/ });
  await approve.getByRole("textbox", { name: "Note" }).fill("Read card and audit");
  await approve.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Read card and audit")).toBeVisible();
  await page.getByRole("button", { name: "Sign" }).click();
  await page.getByRole("button", { name: "Audit and sign" }).click();
  await expect(page.getByRole("region", { name: "Signature" })).toBeVisible(BUILT);
  await expect(page.getByRole("navigation", { name: "Place" }).getByText("signed", { exact: true })).toBeVisible();

  const later = page.getByRole("region", { name: "Later audit" });
  await later.getByRole("button", { name: "Audit again" }).click();
  await expect(later.getByText(/no leak would keep it from being signed/)).toBeVisible(BUILT);
  await expect(
    page.getByRole("region", { name: "Leak audit" }).getByText(/^No leak keeps it from being signed/),
  ).toBeVisible();

  await page.getByRole("radio", { name: "Files" }).check();
  const file = page.getByRole("link", { name: /train.*\.parquet$/ });
  const part = await ask(request, (await file.getAttribute("href")) ?? "", { headers: { range: "bytes=0-3" } });
  expect([part.status(), await part.text()]).toEqual([206, "PAR1"]);
  await page.getByRole("radio", { name: "Card" }).check();
  await expect(page.getByRole("region", { name: "README.md" })).toContainText("license: cc-by-4.0");
  await page.getByRole("radio", { name: "Difference" }).check();
  await expect(page.getByText(/^0 entered, 1 left, 0 changed/)).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Trajectories that differ" }).getByRole("row", { name: trained.query }),
  ).toContainText("left");

  await page.getByRole("button", { name: "Withdraw" }).click();
  const withdraw = page.getByRole("dialog", { name: /^Withdraw #2/ });
  await withdraw.getByRole("textbox", { name: "Reason" }).fill("Another suite came up");
  await withdraw.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("region", { name: "Withdrawn" })).toContainText("Another suite came up");
});

test("a release is built, read, approved and signed without a mouse", async ({ page, request, givenCorpus }) => {
  test.slow();
  const corpus = await givenCorpus(LAMPS);
  await approveAll(request, corpus);
  await halfAndHalf(request, corpus);
  await page.goto(`/?corpus=${corpus.id}`);

  await page.keyboard.press("g");
  await page.keyboard.press("e");
  await tabTo(page, page.getByRole("link", { name: "Build a release" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Taken now" }).getByText("3 problems")).toBeVisible(BUILT);
  await tabTo(page, page.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("By key");
  await tabTo(page, page.getByRole("textbox", { name: "Licence" }));
  await page.keyboard.type("apache-2.0");
  await page.keyboard.press("Enter");
  await expect(heading(page, "#1 By key")).toBeVisible();
  await expect(page.getByText("No leak keeps it from being signed.")).toBeVisible(BUILT);

  await page.keyboard.press("]");
  await expect(page.getByRole("table", { name: "Files of the release" })).toBeVisible();
  await page.keyboard.press("[");
  await tabTo(page, page.getByRole("button", { name: "Approve" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Approve" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: "Sign" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Audit and sign" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("region", { name: "Signature" })).toBeVisible(BUILT);
});

test("a recipe is a link, and what is missing in it is said where it is missing", async ({
  page,
  request,
  givenCorpus,
  anotherPage,
}) => {
  const corpus = await givenCorpus(LAMPS.slice(0, 2));
  await halfAndHalf(request, corpus);
  await page.goto(`/releases/new?corpus=${corpus.id}`);
  await page.getByRole("checkbox", { name: /^train/ }).uncheck();
  await page.getByRole("textbox", { name: "Longest row in tokens" }).fill("many");
  await page.getByRole("button", { name: "Build the release" }).click();
  await expect(page.getByText("Give the release a name.")).toBeVisible();
  await expect(page.getByText("Name the licence.")).toBeVisible();
  await expect(page.getByText("Choose a pool.").first()).toBeVisible();
  await expect(page.getByText("“many” is not a whole number from 1 to 1000000.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Linked");
  await expect(page).toHaveURL(/name=Linked/);

  await anotherPage.goto(page.url());

  await expect(anotherPage.getByRole("textbox", { name: "Name" })).toHaveValue("Linked");
  await expect(anotherPage.getByRole("textbox", { name: "Longest row in tokens" })).toHaveValue("many");
  await expect(anotherPage.getByRole("checkbox", { name: /^train/ })).not.toBeChecked();
});

test("an annotator is told that releases are not theirs", async ({ page }) => {
  await page.goto("/releases");
  await page.getByRole("button", { name: "Local mode" }).click();
  await page.getByRole("menuitemradio", { name: "An annotator" }).click();

  await expect(page.getByRole("heading", { name: "Releases are for researchers and leads" })).toBeVisible();
});

test("the release screens have no accessibility fault in either theme", async ({ page, request, givenCorpus }) => {
  test.slow();
  const corpus = await givenCorpus(LAMPS);
  await approveAll(request, corpus);
  await halfAndHalf(request, corpus);
  await page.goto(`/releases?corpus=${corpus.id}`);
  await expect(page.getByRole("heading", { name: "No release was built yet" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/releases/new?corpus=${corpus.id}`);
  await expect(page.getByRole("region", { name: "Taken now" }).getByText("3 problems")).toBeVisible(BUILT);
  await expectAccessible(page);
  await build(page, "Seen");
  await expect(page.getByText("No leak keeps it from being signed.")).toBeVisible(BUILT);
  for (const part of ["Files", "Card", "Difference", "Audit"]) {
    await page.getByRole("radio", { name: part, exact: true }).check();
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("dialog", { name: /^Approve/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/releases?corpus=${corpus.id}`);
  await expect(page.getByRole("table", { name: "Releases" })).toBeVisible();
  await expectAccessible(page);
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function build(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Licence" }).fill("cc-by-4.0");
  await page.getByRole("button", { name: "Build the release" }).click();
}
