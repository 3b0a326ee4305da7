import { expect, test } from "vitest";
import { createDwellClock } from "./dwell-clock";

function givenClock() {
  let now = 0;
  const clock = createDwellClock(() => now);
  const wait = (seconds: number) => {
    now += seconds * 1000;
  };

  return { clock, wait };
}

test("counts the time an item is on screen, over several visits", () => {
  const { clock, wait } = givenClock();

  clock.show("a");
  wait(10);
  clock.show("b");
  wait(5);
  clock.show("a");
  wait(2);

  expect(clock.read("a")).toBe(12_000);
  expect(clock.read("b")).toBe(5000);
});

test("a person who is away for an hour is counted for a minute", () => {
  const { clock, wait } = givenClock();

  clock.show("a");
  wait(3600);
  clock.touch();
  wait(30);

  expect(clock.read("a")).toBe(90_000);
});

test("an item that came back begins anew", () => {
  const { clock, wait } = givenClock();
  clock.show("a");
  wait(8);

  clock.forget("a");
  wait(1);

  expect(clock.read("a")).toBe(1000);
});
