import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fewAgentsWords } from "@/lib/domain/few-agents";
import { ShareInterval } from "./share-interval";

afterEach(cleanup);

test.each([
  [fewAgentsWords(1), "86\u00a0% [77\u00a0%, 91\u00a0% over problems alone]"],
  [null, "86\u00a0% [77\u00a0%, 91\u00a0%]"],
])("the interval of a dispute with the note “%s” says whether it is over problems alone", (note, says) => {
  const { container } = render(<ShareInterval share={0.86} interval={[0.77, 0.91]} tooFew={null} note={note} />);

  expect(container.textContent).toBe(says);
});
