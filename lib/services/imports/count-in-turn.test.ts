import { expect, test } from "vitest";
import { CountInTurn } from "./count-in-turn";

/** Counts that end when they are told to; `begun` says of what, in their order. */
function given() {
  const turn = new CountInTurn<string>();
  const begun: string[] = [];
  const ends: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const ask = (of: string) =>
    turn.ask({
      of,
      count: () => {
        begun.push(of);

        return new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
      },
    });

  return {
    ask,
    begun,
    end: (at: number) => ends[at]?.resolve(`count ${at}`),
    fail: (at: number) => ends[at]?.reject(new Error("broken")),
  };
}

test("whoever asks while one runs shares one further count after it, of what the last of them saw", async () => {
  const { ask, begun, end } = given();

  const first = ask("1 batch");
  const same = ask("1 batch");
  const [second, third, fourth] = [ask("2 batches"), ask("3 batches"), ask("4 batches")];
  await Promise.resolve();
  expect(begun).toEqual(["1 batch"]);
  end(0);
  expect([await first, await same]).toEqual(["count 0", "count 0"]);
  await expect.poll(() => begun).toEqual(["1 batch", "4 batches"]);
  const behind = ask("5 batches");
  end(1);

  expect(await Promise.all([second, third, fourth])).toEqual(["count 1", "count 1", "count 1"]);
  end(2);
  expect(await behind).toBe("count 2");
  expect(begun).toEqual(["1 batch", "4 batches", "5 batches"]);
});

test("an answer stays until what it hangs on is another", async () => {
  const { ask, begun, end } = given();
  const first = ask("1 batch");
  end(0);
  await first;

  expect(await ask("1 batch")).toBe("count 0");
  const next = ask("2 batches");
  end(1);

  expect(await next).toBe("count 1");
  expect(begun).toEqual(["1 batch", "2 batches"]);
});

test("a failure is told to whoever waits for it alone, and what comes after it is counted", async () => {
  const { ask, begun, end, fail } = given();
  const [first, second] = [ask("1 batch"), ask("2 batches")];

  fail(0);
  await expect(first).rejects.toThrow("broken");
  await expect.poll(() => begun.length).toBe(2);
  fail(1);
  await expect(second).rejects.toThrow("broken");
  const again = ask("2 batches");
  end(2);

  expect(await again).toBe("count 2");
});
