import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { shapeOf } from "@/lib/importers/sn15/record-shape";
import { chooseFormatter } from "./formatters";
import { judgeRecord } from "./judge-record";
import { parsePythonJson } from "./parse-python-json";
import { renderJudgeMessage } from "./render-message";

const folder = resolve(import.meta.dirname, "../../../shared/data/sn15");
const read = (name: string): string => readFileSync(resolve(folder, name), "utf8");

describe.skipIf(!existsSync(folder))("the shared judge messages", () => {
  test.each([
    ["bundle-axis_a_xml_product.json", "judge-user-message-axis-a.txt"],
    ["bundle-axis_b_product.json", "judge-user-message-axis-b.txt"],
  ])("%s renders to %s byte for byte", (bundle, message) => {
    const { value, notes } = parsePythonJson(read(bundle));
    const { formatter } = chooseFormatter({ gate: 5 });

    expect(renderJudgeMessage(judgeRecord(shapeOf(value), formatter, notes), formatter)).toBe(read(message));
  });
});
