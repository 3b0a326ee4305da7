import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { meOptions } from "./me";
import { useKeptText } from "./use-kept-text";

const ANNA = {
  id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001",
  name: "Anna",
  email: "anna@assay.test",
  role: "lead",
  access: "required",
  isActing: false,
} as const;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("a field that becomes one of another thing has what is kept of that, and leaves the other what was typed", () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(meOptions().queryKey, ANNA);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ of }) => useKeptText(of), {
    wrapper,
    initialProps: { of: "import/run/one" },
  });
  act(() => result.current.setText("third night"));

  rerender({ of: "import/run/other" });
  expect(result.current.text).toBeUndefined();
  act(() => result.current.setText("first night"));

  rerender({ of: "import/run/one" });
  expect(result.current.text).toBe("third night");
  rerender({ of: "import/run/other" });
  expect(result.current.text).toBe("first night");
});
