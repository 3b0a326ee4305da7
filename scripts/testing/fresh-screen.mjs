import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach } from "vitest";

// A busy machine is slow, which is no fault of the code: the library gives up after one second otherwise.
configure({ asyncUtilTimeout: 15_000 });

// A notice stays for seconds, also on the next screen that shows notices.
afterEach(() => {
  toast.dismiss();
  cleanup();
});

afterAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren();
});
