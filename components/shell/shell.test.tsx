import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HOTKEYS } from "@/lib/client/hotkeys";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";
import { SCREENS } from "./screens";
import { Shell } from "./shell";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(SCREENS)("the key of $name goes there", ({ key, path }) => {
  const { push } = givenApp(<Shell>Page</Shell>, {
    answers: { ...givenMe("lead"), "GET /api/corpora": { items: [] } },
  });

  for (const press of HOTKEYS[key].keys[0].split(" ")) fireEvent.keyDown(document.body, { key: press });

  expect(push).toHaveBeenLastCalledWith(path);
});
