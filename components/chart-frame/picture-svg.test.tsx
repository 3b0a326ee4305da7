import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { pictureSvg } from "./picture-svg";

afterEach(cleanup);

function givenPicture(name = "<b>run</b>") {
  const { container } = render(
    <svg aria-hidden>
      <a href="/trajectories?filter=run:a" className="point">
        <text style={{ fill: "var(--accent)" }}>{name}</text>
      </a>
    </svg>,
  );
  const svg = container.querySelector("svg");
  if (!svg) throw new Error("Nothing is drawn.");
  vi.spyOn(svg, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 200));

  return pictureSvg(svg, { title: "Success within k", lines: ["n = 25 problems"] }, () => "#123456");
}

test("a saved picture carries its title, what it rests on and its colours, and links nowhere", () => {
  const { text, width } = givenPicture();

  expect(width).toBe(432);
  expect(text).toContain(">Success within k</text>");
  expect(text).toContain(">n = 25 problems</text>");
  expect(text).toContain('fill="#123456"');
  expect(text).not.toMatch(/href|class=|var\(/);
});

test("a name in a picture stays text", () => {
  expect(givenPicture().text).toContain("&lt;b&gt;run&lt;/b&gt;");
});

test("a figure in percent has a common space in a file", () => {
  expect(givenPicture("40.0\u00a0%").text).toContain(">40.0 %</text>");
});

test("characters that no XML may hold leave the file readable", () => {
  const { text } = givenPicture("a\u0000\u0001\u000b\u001f\uffff\ud800b\tc\u{1f600}");

  expect(text).toContain(">a\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdb\tc\u{1f600}</text>");
});
