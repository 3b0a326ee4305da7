import type { ClaimedCall, Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { aClaim, aTrajectory, type LogLine } from "@/lib/filter/fixtures/a-trajectory";
import { measureProcess } from "./measure-process";

export const measure = (
  steps: readonly Partial<Step>[],
  log: readonly LogLine[] = [],
  over: Partial<Trajectory> = {},
) => measureProcess(aTrajectory(steps, log, over), { hasShop: true });
export const claims = (...claimed: readonly ClaimedCall[]) => measure(claimed.map((claim) => ({ claimed: [claim] })));
const found = (...ids: readonly string[]) => ({
  result: { value: ids.map((product_id) => ({ product_id })), isError: false },
});
export const find = (args: Readonly<Record<string, unknown>>, ...ids: readonly string[]) =>
  aClaim("find_product", args, found(...ids));
export const view = (product_ids: string, ...ids: readonly string[]) =>
  aClaim("view_product_information", { product_ids }, found(...ids));
export const recommend = (product_ids: string) => aClaim("recommend_product", { product_ids });
export const end = aClaim("terminate", { status: "success" });
export const A = "111111111";
export const B = "222222222";
