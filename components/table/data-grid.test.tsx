import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DataGrid } from "./data-grid";

const ROWS = ["a", "b", "c"].map((id) => ({ id }));

test("until the scripts know which rows are in view, as many bars as there are rows stand in their place", () => {
  const page = renderToString(
    <DataGrid
      label="Lamps"
      columns={[{ id: "name", name: "Name", about: "", widthPx: 80, isWide: true, cell: ({ id }) => id }]}
      rows={ROWS}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      rowHeightPx={37}
      total={3}
      shown={["name"]}
      sort={{ column: "name", isDescending: false }}
      onSort={() => undefined}
      activeId={undefined}
      onActivate={() => undefined}
      onOpen={() => undefined}
      selected={new Set()}
      onSelect={() => undefined}
      onNearEnd={() => undefined}
      startIndex={0}
    />,
  );

  expect(page.match(/height:37px/g)).toHaveLength(3);
});
