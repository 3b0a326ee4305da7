import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { goToPart } from "./go-to-part";

afterEach(() => document.body.replaceChildren());

/** A pane whose parts are not drawn yet, with a line to one that was pressed, and a field to write in. */
function givenPressed() {
  document.body.innerHTML = `<div data-pane-parts><button>Judge</button><textarea></textarea></div>`;
  const [pane, line, field] = ["div", "button", "textarea"].map((name) => document.querySelector<HTMLElement>(name));
  if (!pane || !line || !field) throw new Error("a pane");
  const draw = (title: string) => {
    const part = document.createElement("section");
    part.dataset["part"] = title;
    part.innerHTML = `<h2 tabindex="-1">${title}</h2>`;
    pane.append(part);

    // Who watches is told in the order of watching, so this one is told last.
    return new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(pane, { attributes: true });
      pane.toggleAttribute("data-told");
    });
  };
  line.focus();
  goToPart(line, "Judge");

  return { line, field, draw };
}

test("a part that is not drawn yet is gone to once it is, and once only", async () => {
  const { line, field, draw } = givenPressed();

  await draw("Outcome");
  expect(document.activeElement).toBe(line);

  await draw("Judge");
  expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(["H2", "Judge"]);

  field.focus();
  await draw("History");
  expect(document.activeElement).toBe(field);
});

test.each(["pointerDown", "keyDown", "wheel"] as const)("after a %s nobody is led away any more", async (act) => {
  const { line, draw } = givenPressed();

  fireEvent[act](document.body);
  await draw("Judge");

  expect(document.activeElement).toBe(line);
});
