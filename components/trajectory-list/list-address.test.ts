import { expect, test } from "vitest";
import { listAddress } from "./list-address";

test.each([
  ["", "/trajectories?corpus=c1"],
  ["gate:1", "/trajectories?corpus=c1&filter=gate%3A1"],
  ["tokens:>8,192", "/trajectories?corpus=c1&filter=tokens%3A%3E8%2C192"],
])("the rows of the filter %j, as it stands", (filter, address) => {
  expect(listAddress("c1", filter)).toBe(address);
});
