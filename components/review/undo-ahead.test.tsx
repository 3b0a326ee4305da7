import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";

const { isLoaded } = vi.hoisted(() => ({ isLoaded: vi.fn() }));
vi.mock("./undo-latest", (original) => {
  isLoaded();
  return original();
});

beforeEach(givenWideWindow);

test("the code of undo is here before the key is pressed, when it may not come any more", async () => {
  givenReader({ steps: [aStep(0)] });

  await waitFor(() => expect(isLoaded).toHaveBeenCalled());
});
