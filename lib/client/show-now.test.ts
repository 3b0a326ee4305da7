import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { showNow } from "./show-now";

const KEY = ["trajectory", "a"];

/** A question whose answers come when the test says. */
function givenQuestion() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const answer = async (value: string) => {
    answers.shift()?.(value);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };

  return { client, answer, asked: () => answers.length, shown: () => client.getQueryData(KEY), stop };
}

test("an answer from before a write does not take it away, and the question is asked anew", async () => {
  const { client, answer, asked, shown, stop } = givenQuestion();
  await answer("one");
  void client.refetchQueries({ queryKey: KEY });

  await showNow<string>(client, KEY, (old) => `${old}, written`);
  await answer("one");

  expect(shown()).toBe("one, written");
  expect(asked()).toBe(1);
  await answer("one, written, and what others did");
  expect(shown()).toBe("one, written, and what others did");
  stop();
});

test("a write that comes before the first answer leaves that to be asked for", async () => {
  const { client, answer, asked, shown, stop } = givenQuestion();

  await showNow<string>(client, KEY, (old) => `${old}, written`);
  await answer("before the write");

  expect(shown()).toBeUndefined();
  expect(asked()).toBe(1);
  await answer("with the write");
  expect(shown()).toBe("with the write");
  stop();
});

test("where nothing is asked nothing is asked anew", async () => {
  const { client, answer, asked, shown, stop } = givenQuestion();
  await answer("one");

  await showNow<string>(client, KEY, (old) => `${old}, written`);

  expect([shown(), asked()]).toEqual(["one, written", 0]);
  stop();
});
