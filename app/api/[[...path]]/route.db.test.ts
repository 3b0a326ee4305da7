import { beforeAll, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { callRoute } from "@/lib/http/call-route";
import { givenAccount, requireAccounts } from "@/lib/http/fixtures/given-account";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

beforeAll(requireAccounts);

const METHODS = [
  ["GET", GET],
  ["POST", POST],
  ["PUT", PUT],
  ["PATCH", PATCH],
  ["DELETE", DELETE],
] as const;

test.each(METHODS)(
  "%s of an address that no route has is refused as every other refusal, once it is known who asks",
  async (method, handler) => {
    const account = await givenAccount("annotator");
    const request = { url: "/api/nothing/here", method, params: { path: ["nothing", "here"] } } as const;

    const told = await account.call(handler, request);

    expect(told.status).toBe(404);
    expect(ErrorBody.parse(told.body)).toMatchObject({
      code: "NOT_FOUND",
      detail: "The API has nothing at this address. Check its path.",
    });
    expect(await callRoute(handler, request)).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  },
);
