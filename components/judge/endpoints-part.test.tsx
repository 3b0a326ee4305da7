import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { EndpointsPart } from "./endpoints-part";
import { JUDGE } from "./given-rejudgement";

const HOUSE: JudgeEndpoint = {
  ...JUDGE,
  settings: {
    baseUrl: "https://llm.example.org/v1",
    keyHint: "wxyz",
    requestsPerMinute: 60,
    concurrency: 4,
    timeoutSeconds: 90,
    createdBy: "Ada",
  },
};
const ENVIRONMENT: JudgeEndpoint = {
  ...HOUSE,
  id: "environment",
  name: "From the environment",
  model: "made-up-env",
  isFromEnvironment: true,
  inputPrice: null,
  outputPrice: null,
};
const LIST = { "GET /api/judge-endpoints": { items: [ENVIRONMENT, HOUSE] } };
const PATH = `/api/judge-endpoints/${HOUSE.id}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("endpoints stand with their limits and the end of their key; the environment's can only be tested", async () => {
  givenApp(<EndpointsPart />, { answers: LIST });

  const house = await screen.findByRole("row", { name: /House judge/ });
  expect(within(house).getByText("…wxyz")).toBeTruthy();
  expect(within(house).getByText("60 a minute, 4 at once, 90 s")).toBeTruthy();
  expect(within(house).getByText("$0.50 in, $1.50 out")).toBeTruthy();
  const environment = screen.getByRole("row", { name: /from the environment/ });
  expect(within(environment).getByText("not known")).toBeTruthy();
  expect(
    within(environment)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Test"]);
});

test("without any it says how to get one", async () => {
  givenApp(<EndpointsPart />, { answers: { "GET /api/judge-endpoints": { items: [] } } });

  expect(await screen.findByText("ASSAY_JUDGE_BASE_URL")).toBeTruthy();
});

test("a test says why an endpoint cannot be used, or how fast it answered", async () => {
  const answers = [
    { status: "refused", reason: "The endpoint answered 401. It does not accept the key." },
    { status: "answered", ms: 1234, tokens: 20 },
  ];
  givenApp(<EndpointsPart />, { answers: { ...LIST, [`POST ${PATH}/test`]: () => answers.shift() } });

  await press("Test House judge");
  expect(await screen.findByText(/Not usable: The endpoint answered 401/)).toBeTruthy();
  await press("Test House judge");
  expect(await screen.findByText(/It answered in 1,234 ms/)).toBeTruthy();
});

test("a new endpoint is sent with its key, and the form starts from the usual limits", async () => {
  const { asked } = givenApp(<EndpointsPart />, { answers: { ...LIST, "POST /api/judge-endpoints": HOUSE } });

  await press("Add an endpoint");
  await userEvent.type(await field("Name"), "House judge");
  await userEvent.type(await field("Model"), "made-up-1");
  await userEvent.type(await field("Address"), "https://llm.example.org/v1");
  await userEvent.type(await field("Key"), "sk-a-new-key");
  await userEvent.type(await field("Dollars per million input tokens"), "0.5");
  await press("Save");

  await vi.waitFor(() =>
    expect(asked.find(({ key }) => key === "POST /api/judge-endpoints")?.body).toEqual({
      name: "House judge",
      model: "made-up-1",
      baseUrl: "https://llm.example.org/v1",
      key: "sk-a-new-key",
      requestsPerMinute: 60,
      concurrency: 4,
      timeoutSeconds: 90,
      inputPrice: 0.5,
      outputPrice: null,
    }),
  );
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a change that leaves the key empty sends none, and removing it is said in words", async () => {
  const { asked } = givenApp(<EndpointsPart />, { answers: { ...LIST, [`PUT ${PATH}`]: HOUSE } });
  const bodies = () => asked.filter(({ key }) => key === `PUT ${PATH}`).map(({ body }) => body);

  await press("Change House judge");
  expect((await field("Key")).value).toBe("");
  await press("Save");
  await vi.waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).not.toHaveProperty("key");

  await press("Change House judge");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Remove the kept key" }));
  await press("Save");
  await vi.waitFor(() => expect(bodies()[1]).toMatchObject({ key: null }));
});

test("a number that cannot be one is told beside its field, and nothing is sent", async () => {
  const { asked } = givenApp(<EndpointsPart />, { answers: LIST });

  await press("Change House judge");
  const concurrency = await field("At once");
  await userEvent.clear(concurrency);
  await userEvent.type(concurrency, "many");
  await press("Save");

  expect(await screen.findByText("A whole number from 1 to 32.")).toBeTruthy();
  expect(concurrency.getAttribute("aria-invalid")).toBe("true");
  expect(asked.some(({ key }) => key.startsWith("PUT"))).toBe(false);
});

test("a refusal of the server stands in the form", async () => {
  const detail = "The key was given for another address. Enter it again, or remove it.";
  const refusal = Response.json({ code: "INVALID", detail, requestId: "r-1" }, { status: 422 });
  givenApp(<EndpointsPart />, { answers: { ...LIST, [`PUT ${PATH}`]: refusal } });

  await press("Change House judge");
  await press("Save");

  expect(await screen.findByText(detail)).toBeTruthy();
});

test("removing asks once", async () => {
  const { asked } = givenApp(<EndpointsPart />, {
    answers: { ...LIST, [`DELETE ${PATH}`]: new Response(null, { status: 204 }) },
  });

  await press("Remove House judge");
  expect(await screen.findByRole("dialog", { name: "Remove “House judge”?" })).toBeTruthy();
  expect(asked.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
  await press("Remove");

  await vi.waitFor(() => expect(asked.some(({ key }) => key === `DELETE ${PATH}`)).toBe(true));
});
