// Before the library, which loads React.
import "./quick-react.mjs";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach, vi } from "vitest";

// A busy machine is slow, which is no fault of the code: the library gives up after one second otherwise.
configure({ asyncUtilTimeout: 15_000 });

// While a test waits, each look that finds nothing yet would print the whole document into an error that nobody reads. The
// library says so in a field that its types leave out, and prints the document once the time is over.
configure(({ getElementError }) => ({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } =
      /** @type {{ _disableExpensiveErrorDiagnostics?: boolean }} */ (getConfig());
    return isWaiting ? new Error(message ?? "") : getElementError(message, container);
  },
}));

// One window serves all files of a worker.
const { innerWidth, innerHeight } = window;
const { scrollIntoView } = Element.prototype;

// A notice stays for seconds, also on the next screen that shows notices, and a cookie for longer. What is selected stays
// although its words are gone, which no browser does: `q` would cite it on the next screen.
afterEach(async () => {
  // What shows a notice may still be on its way, and the notice would come into the next test.
  await vi.dynamicImportSettled();
  toast.dismiss();
  window.getSelection()?.removeAllRanges();
  cleanup();
  for (const cookie of document.cookie.split("; ").filter(Boolean)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the document of the tests has no cookie store
    document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
  }
});

afterAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  Object.assign(window, { innerWidth, innerHeight });
  Element.prototype.scrollIntoView = scrollIntoView;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
