import { expect, test } from "vitest";
import { answersUnderWay } from "./answers-under-way";

test("the wish to undo is about the answer that was given last, whichever is there first", () => {
  const underWay = answersUnderWay();
  underWay.begin("label");
  underWay.begin("gate");
  underWay.begin("an event that is taken back", "label");

  expect(underWay.unwant()).toBe(true);

  expect(underWay.land("label")).toBe(false);
  expect(underWay.land("gate")).toBe(true);
});

test("an answer that comes after the wish is wanted, and another wish is about that", () => {
  const underWay = answersUnderWay();
  underWay.begin("gate");
  underWay.unwant();
  underWay.begin("label");

  expect(underWay.land("gate")).toBe(true);
  underWay.unwant();
  expect(underWay.land("label")).toBe(true);
});

test("a wish ends with its answer, and where nothing is on its way it is about what is there", () => {
  const underWay = answersUnderWay();
  underWay.begin("label");
  underWay.unwant();
  underWay.land("label");
  expect(underWay.unwant()).toBe(false);

  underWay.begin("label");

  expect(underWay.land("label")).toBe(false);
});

test("what is begun again before it is there is the same answer", () => {
  const underWay = answersUnderWay();
  expect(underWay.begin("label")).toBe(true);
  underWay.unwant();

  expect(underWay.begin("label")).toBe(false);

  expect(underWay.land("label")).toBe(true);
});

test("an event is taken back once, others beside it, and no wish is about it", () => {
  const underWay = answersUnderWay();

  expect(["a", "a", "b"].map((event) => underWay.begin(event, "label"))).toEqual([true, false, true]);
  expect(underWay.unwant()).toBe(false);
  expect(["a", "b"].map(underWay.land)).toEqual([false, false]);
  expect(underWay.begin("a", "label")).toBe(true);
});

test("what is on its way keeps others waiting, except beside the other part", () => {
  const underWay = answersUnderWay();
  expect(underWay.isBusy()).toBe(false);

  underWay.begin("gate");
  expect([underWay.isBusy(), underWay.isBusy("gate")]).toEqual([true, false]);
  underWay.begin("a gate that is taken back", "gate");
  expect([underWay.isBusy(), underWay.isBusy("gate")]).toEqual([true, false]);
  underWay.begin("an event that is taken back", "label");
  expect(underWay.isBusy("gate")).toBe(true);
});

test("a second wish is about the answer before, and a third about none", () => {
  const underWay = answersUnderWay();
  underWay.begin("label");
  underWay.begin("gate");
  expect([underWay.unwant(), underWay.unwant(), underWay.unwant()]).toEqual([true, true, true]);

  expect(["label", "gate"].map(underWay.land)).toEqual([true, true]);
});

test("it is known what is being taken back", () => {
  const underWay = answersUnderWay();
  underWay.begin("gate");
  underWay.begin("an event", "label");
  expect([underWay.isUndoing("gate"), underWay.isUndoing("label")]).toEqual([false, true]);

  underWay.land("an event");
  expect(underWay.isUndoing("label")).toBe(false);
});

test("whoever waits is told of answers that were given meanwhile, also of one that is there already, and of no undo", () => {
  const underWay = answersUnderWay();
  underWay.begin("gate");
  const isOvertaken = underWay.watch();
  underWay.begin("an event", "label");
  expect([isOvertaken(), underWay.has("an event")]).toEqual([false, true]);

  underWay.begin("approval");
  underWay.land("approval");

  expect([isOvertaken(), underWay.watch()()]).toEqual([true, false]);
});
