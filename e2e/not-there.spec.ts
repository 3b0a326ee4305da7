import { ErrorBody } from "@/lib/contract/error";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

test("an address of something that is not there has the status of it, says so and leads back", async ({ page }) => {
  for (const [folder, thing] of [
    ["adjudicate", "queue"],
    ["clusters", "cluster"],
    ["filters", "filter version"],
    ["imports", "import"],
    ["problems", "problem"],
    ["queues", "queue"],
    ["releases", "release"],
    ["splits", "split"],
    ["trajectories", "trajectory"],
  ])
    for (const id of [UNKNOWN, "cut-short"]) {
      expect((await page.goto(`/${folder}/${id}`))?.status(), `/${folder}/${id}`).toBe(404);
      await expect(page.getByRole("heading", { name: `There is no such ${thing}` })).toBeVisible();
    }
  expect((await page.goto(`/queues/${UNKNOWN}/review`))?.status()).toBe(404);

  await page.goto("/splits/cut-short");
  await page.getByRole("link", { name: "All splits" }).click();
  await expect(page).toHaveURL(/\/splits(\?|$)/);
});

test("an address of the API that no route has is refused as JSON, and no page", async ({ request }) => {
  for (const address of ["/api", "/api/nothing", `/api/trajectories/${UNKNOWN}/nothing`]) {
    const answer = await ask(request, address);
    expect(answer.status(), address).toBe(404);
    expect(ErrorBody.parse(await answer.json()).code).toBe("NOT_FOUND");
  }
});
