import { onTestFinished } from "vitest";

/** Next over the history, as its router lays itself: it knows by `__NA` what it wrote itself. */
export function givenNextHistory(address: string) {
  const { replaceState, pushState } = window.history;
  /** Addresses that Next took for navigations of their own, each of which drops the one that is under way. */
  const heard: string[] = [];
  replaceState.call(window.history, { __NA: true }, "", address);

  window.history.replaceState = (data: { __NA?: boolean } | null, unused, url) => {
    replaceState.call(window.history, { ...data, __NA: true }, unused, url);
    if (!data?.__NA) heard.push(window.location.search);
  };
  onTestFinished(() => {
    Object.assign(window.history, { replaceState, pushState });
    // nuqs lays itself over the history once, and notes that.
    Reflect.deleteProperty(window.history, "nuqs");
  });

  return { heard, arrive: (url: string) => pushState.call(window.history, { __NA: true }, "", url) };
}
