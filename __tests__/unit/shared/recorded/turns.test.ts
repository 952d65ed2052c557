import { createHash } from "node:crypto";
import { chanceOf } from "../../../../sandbox/src/moment";
import { momentOfTurn, turnsOf } from "../../../../shared/recorded/turns";

it("gives each request its second, and its own key", () => {
  expect(momentOfTurn(2)).toEqual({ key: "request 2", now: Date.parse("2026-06-15T10:00:02.000Z") });
});

it("counts the session that the lab opens for a user", () => {
  expect(["public", "full-access", "editor", "reader", undefined].map(turnsOf)).toEqual([1, 1, 2, 2, 1]);
});

it("draws bytes as the lab does", () => {
  const { bytes } = chanceOf("request 1");
  const block = (index: number) => createHash("sha256").update(`request 1 ${index}`).digest();
  expect(Buffer.from(bytes(40))).toEqual(Buffer.concat([block(0), block(1)]).subarray(0, 40));
  expect(Buffer.from(bytes(3))).toEqual(block(2).subarray(0, 3));
});
