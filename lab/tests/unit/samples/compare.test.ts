import type { Recording } from "../../../runner/content";
import { differenceOf } from "../../../runner/samples/compare";

const recording = (body: Recording["request"]): Recording => ({
  kind: "rest",
  strapi: "5.54.0",
  request: {},
  response: { status: 200, headers: {}, body },
});

it("finds none between equal responses, in whatever order their keys are", () => {
  expect(
    differenceOf(recording({ a: 1, b: [2] }), { status: 200, headers: {}, body: { b: [2], a: 1 } }),
  ).toBeUndefined();
  expect(differenceOf({ kind: "cli", strapi: "5.54.0", request: {} }, undefined)).toBeUndefined();
});

it("shows what is different, with some lines around it", () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`key${index}`, index]));
  const difference = differenceOf(recording({ ...many, title: "Tart" }), {
    status: 200,
    headers: {},
    body: { ...many, title: "Pie" },
  });
  expect(difference).toContain('-     "title": "Tart"');
  expect(difference).toContain('+     "title": "Pie"');
  expect(difference).toContain("- recorded");
  expect(difference).not.toContain('"key1"');
  expect(difference).not.toContain("\u001b");
});

it("sees another status, and a body that is gone", () => {
  expect(differenceOf(recording(1), { status: 404, headers: {}, body: 1 })).toContain('+   "status": 404');
  expect(differenceOf(recording(1), { status: 200, headers: {} })).toContain("-");
});

it("takes a picture of about the same size for the same: another processor packs it in another way", () => {
  const picture = (size: number) => ({
    status: 200,
    headers: {},
    body: { cover: { size, sizeInBytes: size * 1000 } },
  });
  const recorded = recording(picture(18.11).body);
  expect(differenceOf(recorded, picture(18.2))).toBeUndefined();
  expect(differenceOf(recorded, picture(24))).toContain("+");
});
