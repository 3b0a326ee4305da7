import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { givenWideWindow } from "@/components/trajectory/given-reader";
import { givenWordMotion, withoutWordMotion } from "@/components/trajectory/given-word-motion";

/** Before each test of a file a wide window in which words can be marked, and nothing left of it behind the test. */
export function givenMarking(): void {
  beforeEach(() => {
    givenWideWindow();
    givenWordMotion();
  });
  afterEach(() => {
    cleanup();
    withoutWordMotion();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
