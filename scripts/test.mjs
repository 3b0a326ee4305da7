import { main } from "./setup/main.mjs";

// Imported late: on a Node that is too old these modules may not even parse, and pg is not there before the first install.
await main(async () => {
  const { install } = await import("./setup/install.mjs");
  const say = (/** @type {string} */ line) => console.log(line);
  await install(say);

  const { testEverything } = await import("./testing/test-everything.mjs");
  return testEverything(say);
});
