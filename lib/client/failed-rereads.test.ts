import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { subscribeFailedRereads } from "./failed-rereads";

test("however many questions a screen draws, it is told once that something may have changed, and again later", async () => {
  const client = new QueryClient();
  const onChange = vi.fn();
  const stop = subscribeFailedRereads(client, onChange);

  for (let index = 0; index < 40; index += 1) client.setQueryData([index], index);
  // In the middle of drawing nothing may be told.
  expect(onChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenCalledTimes(1);

  client.setQueryData([0], "new");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  stop();
});
