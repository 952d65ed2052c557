import { readThirdParties } from "../../../../shared/config/thirdParties";

it("lets no one in unless configured", () => {
  expect(readThirdParties({})).toEqual([]);
});

it("takes URL, hash, attributes and origins of each from the environment", () => {
  expect(
    readThirdParties({
      THIRD_PARTY_TAG_MANAGER: "https://tags.example/container.js?id=T-1",
      THIRD_PARTY_GAME: "https://games.example/game.js",
      THIRD_PARTY_GAME_INTEGRITY: "sha384-abc",
      THIRD_PARTY_GAME_ATTRIBUTES: '{"data-level":"1"}',
      THIRD_PARTY_GAME_ORIGINS:
        "connect-src https://games.example wss://games.example; img-src https://games.example",
      THIRD_PARTY_ICON_FONT: "https://fonts.example/icons.css",
    }),
  ).toEqual([
    {
      id: "tag-manager",
      purpose: expect.any(String),
      element: "script",
      src: "https://tags.example/container.js?id=T-1",
      attributes: {},
      strategy: "idle",
      consent: "statistics",
      integrity: null,
      origins: {},
    },
    {
      id: "game",
      purpose: expect.any(String),
      element: "script",
      src: "https://games.example/game.js",
      attributes: { type: "module", "data-level": "1" },
      strategy: "interaction",
      consent: "functional",
      integrity: "sha384-abc",
      origins: {
        "connect-src": ["https://games.example", "wss://games.example"],
        "img-src": ["https://games.example"],
      },
    },
    expect.objectContaining({ id: "icon-font", element: "stylesheet" }),
  ]);
});

it.each([
  ["THIRD_PARTY_GAME", "games.example", "write a URL"],
  ["THIRD_PARTY_GAME_INTEGRITY", "abc", "write a hash"],
  ["THIRD_PARTY_GAME_ATTRIBUTES", "no JSON", "write names and texts"],
  ["THIRD_PARTY_GAME_ATTRIBUTES", '{"onload":"steal()"}', "names an attribute that the registry sets"],
  [
    "THIRD_PARTY_GAME_ATTRIBUTES",
    '{"src":"https://other.example"}',
    "names an attribute that the registry sets",
  ],
  ["THIRD_PARTY_GAME_ORIGINS", "https://games.example", "write directives and origins"],
  ["THIRD_PARTY_GAME_ORIGINS", "connect-src", "write directives and origins"],
  ["THIRD_PARTY_GAME_ORIGINS", "connect-src *", "write directives and origins"],
  ["THIRD_PARTY_GAME_ORIGINS", "script-src 'unsafe-inline'", "write directives and origins"],
  ["THIRD_PARTY_GAME_ORIGINS", "default-src https://games.example", "write directives and origins"],
])("%s can't be %p", (name, value, fix) => {
  expect(() => readThirdParties({ [name]: value })).toThrow(`${name} is "${value}": ${fix}`);
});
