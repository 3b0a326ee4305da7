import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { aQueue } from "./given-queue";
import { QueueActions } from "./queue-actions";
import { reviewAddress, settleAddress } from "./queue-address";

const queue = aQueue({ conflicts: 7, mayReview: true, state: "open" });

function givenWindow(isPhone: boolean) {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: media === "(min-width: 700px)" && !isPhone, media, onchange: null },
      ...{ addListener: vi.fn(), removeListener: vi.fn() },
    }),
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("on a phone the header keeps room for the queue's name: settling is in the menu", async () => {
  givenWindow(true);
  const { push } = givenApp(<QueueActions queue={queue} />, { answers: givenMe("lead") });
  await screen.findByRole("link", { name: /^Review/ });
  expect(screen.queryByRole("link", { name: /Settle/ })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Settle or change the queue" }));
  await userEvent.click(within(screen.getByRole("menu")).getByRole("menuitem", { name: "Settle 7" }));

  expect(push).toHaveBeenCalledWith(settleAddress(queue));
});

test("where nothing waits the review is a key away, since what became of one's answers is told there", async () => {
  givenWindow(false);
  const idle = aQueue({ conflicts: 0, mine: { answered: 12, waiting: 0, isUnrevealed: false } });
  const { push } = givenApp(<QueueActions queue={idle} />, { answers: givenMe("annotator") });
  await screen.findByRole("link", { name: /^Review/ });

  await userEvent.keyboard("r");

  expect(push).toHaveBeenCalledWith(reviewAddress(idle));
});

test.each([
  [true, "Reveal"],
  [false, "Reveal your last answer"],
])(
  "with a phone's header being %s the way to the last answer reads “%s”, and is called the same",
  async (isPhone, read) => {
    givenWindow(isPhone);
    const answered = aQueue({ mine: { answered: 12, waiting: 0, isUnrevealed: true } });
    givenApp(<QueueActions queue={answered} />, { answers: givenMe("annotator") });

    const link = await screen.findByRole("link", { name: /^Reveal your last answer/ });

    expect(link.firstChild?.textContent).toBe(read);
  },
);

test("in a wider window settling has its own button, and is no second time in the menu", async () => {
  givenWindow(false);
  givenApp(<QueueActions queue={queue} />, { answers: givenMe("lead") });
  expect(await screen.findByRole("link", { name: /^Settle 7/ })).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Change the queue" }));

  expect(within(screen.getByRole("menu")).queryByRole("menuitem", { name: /Settle/ })).toBeNull();
});
