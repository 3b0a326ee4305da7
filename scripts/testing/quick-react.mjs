// For a debugger, React notes with every element which task made it, and where in the code, ten calls deep. Nobody reads
// that of a test, and it took a tenth to a quarter of the time of those that draw. Its warnings, which name the
// component, stay.

// React looks for this once, when it is loaded.
Reflect.deleteProperty(console, "createTask");
const React = await import("react");

/** After so many elements within a second React notes no more by itself. */
const MANY = 10_000;
/** @type {{ recentlyCreatedOwnerStacks?: number } | undefined} */
const internals = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");

// Where a later React names it otherwise, tests are slower and no less true.
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => MANY,
    set: () => undefined,
  });
}
