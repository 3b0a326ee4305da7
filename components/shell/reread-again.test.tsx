import { onlineManager, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { silence } from "@/lib/client/given-outbox";
import { noteContact } from "@/lib/client/server-contact";
import { givenApp } from "./given-app";
import { askAgain, fault, line, told } from "./given-reread";
import { RereadLine } from "./reread-line";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  noteContact("answer");
});

test("while it is asked again the button keeps the keyboard and says so; where the line goes, the screen has the keyboard", async () => {
  const runs = { error: undefined as Error | undefined, letGo: () => {}, asked: 0 };
  function Runs() {
    const { data = "nothing" } = useQuery({
      queryKey: ["runs"],
      queryFn: async () => {
        runs.asked += 1;
        if (runs.asked > 2) await new Promise<void>((resolve) => (runs.letGo = resolve));
        if (runs.error) throw runs.error;
        return "figures";
      },
    });

    return <p>{data}</p>;
  }
  const { client } = givenApp(
    <>
      <main id="main" tabIndex={-1}>
        <Runs />
      </main>
      <RereadLine />
    </>,
  );
  await screen.findByText("figures");
  // Of a silence nothing is told while its question is on its way.
  runs.error = silence();
  await askAgain(client, "runs");
  const button = await screen.findByRole("button", { name: "Try again" });

  await userEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe("Trying again"));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(runs.asked).toBe(3);
  act(() => runs.letGo());
  await waitFor(() => expect(button.textContent).toBe("Try again"));
  expect(document.activeElement).toBe(button);

  runs.error = undefined;
  await userEvent.click(button);
  await waitFor(() => expect(runs.asked).toBe(4));
  act(() => runs.letGo());

  await waitFor(() => expect(line().textContent).toBe(""));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("after a silence the line and the keyboard stay until it is known whether the server is gone, and another failure is told anew", async () => {
  const runs = { error: undefined as Error | undefined, asking: () => {} };
  function Runs() {
    const { data = "nothing" } = useQuery({
      queryKey: ["runs"],
      queryFn: async () => {
        runs.asking();
        if (runs.error) throw runs.error;
        return "figures of runs";
      },
    });

    return <p>{data}</p>;
  }
  const { client } = givenApp(
    <>
      <Runs />
      <RereadLine />
    </>,
  );
  await screen.findByText("figures of runs");
  runs.error = silence();
  await askAgain(client, "runs");
  const button = await screen.findByRole("button", { name: "Try again" });
  const words = line().firstElementChild;

  runs.asking = () => noteContact("silence");
  await userEvent.click(button);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await told();
  expect(document.activeElement).toBe(button);
  expect(line().firstElementChild).toBe(words);
  act(() => noteContact("answer"));

  await waitFor(() => expect(button.textContent).toBe("Try again"));
  expect(document.activeElement).toBe(button);
  // Words that stayed would not be read out.
  expect(line().firstElementChild?.textContent).toBe(words?.textContent);
  expect(line().firstElementChild).not.toBe(words);
});

test("it gives way to a lack while it is asked again", async () => {
  let isAsked = false;
  function Runs() {
    const { data = "nothing" } = useQuery({
      queryKey: ["runs"],
      queryFn: () => (isAsked ? new Promise<string>(() => undefined) : "figures"),
    });

    return <p>{data}</p>;
  }
  const { client } = givenApp(
    <>
      <Runs />
      <RereadLine />
    </>,
  );
  await screen.findByText("figures");
  act(() =>
    client
      .getQueryCache()
      .find({ queryKey: ["runs"] })
      ?.setState({ status: "error", error: fault() }),
  );
  isAsked = true;
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Trying again" });

  act(() => onlineManager.setOnline(false));

  expect(line().textContent).toBe("");
  expect(screen.queryByRole("button")).toBeNull();
});
