import { expect, test } from "vitest";
import { stepKind } from "./step-kind";

test.each([
  ["find_product", "search"],
  ["find_products_in_same_shop", "search"],
  ["search_direct_flight", "search"],
  ["view_product_information", "view"],
  ["check_product_match", "view"],
  ["get_user_details", "view"],
  ["recommend_product", "recommend"],
  ["terminate", "terminate"],
  ["transfer_to_human_agents", "terminate"],
  ["calculate_voucher", "other"],
  ["findings", "other"],
  [undefined, "words"],
] as const)("a step that calls %s is of the kind %s", (tool, kind) => {
  expect(stepKind(tool)).toBe(kind);
});
