import { readAskConfig } from "../../../../shared/config/askConfig";

describe("readAskConfig", () => {
  it("answers from the site's own index when nothing is set", () => {
    expect(readAskConfig({})).toEqual({
      provider: "local",
      openClass: "ask-ai",
      endpoint: null,
      model: null,
      kapa: null,
    });
  });

  it("takes an endpoint and its model", () => {
    const set = { ASK_PROVIDER: "endpoint", ASK_ENDPOINT: "/api/ask", ASK_MODEL: "m" };
    expect(readAskConfig(set)).toMatchObject({ provider: "endpoint", endpoint: "/api/ask", model: "m" });
  });

  it("takes the widget's id, and knows where its script is", () => {
    expect(readAskConfig({ ASK_PROVIDER: "kapa", ASK_KAPA_WEBSITE_ID: "id" }).kapa).toEqual({
      script: "https://widget.kapa.ai/kapa-widget.bundle.js",
      websiteId: "id",
      logo: null,
    });
  });

  it.each([
    [{ ASK_PROVIDER: "oracle" }, 'ASK_PROVIDER is "oracle": write local, endpoint, kapa or none'],
    [{ ASK_PROVIDER: "endpoint" }, "ASK_ENDPOINT is missing: ASK_PROVIDER=endpoint needs it"],
    [{ ASK_PROVIDER: "endpoint" }, "ASK_MODEL is missing: ASK_PROVIDER=endpoint needs it"],
    [{ ASK_PROVIDER: "kapa" }, "ASK_KAPA_WEBSITE_ID is missing: ASK_PROVIDER=kapa needs it"],
    [{ ASK_OPEN_CLASS: "two classes" }, "write one class name"],
    [{ ASK_KAPA_SCRIPT: "widget.js" }, "write a URL"],
  ])("rejects %j and says what to write", (environment, message) => {
    expect(() => readAskConfig(environment)).toThrow(message);
  });

  it.each([
    "https://user:secret@host.example/v1",
    "https://host.example/v1?key=secret",
    "/api/ask?key=secret",
    "//host.example/v1",
    "javascript:alert(1)",
  ])("rejects %s, which every reader could see", (endpoint) => {
    expect(() => readAskConfig({ ASK_ENDPOINT: endpoint })).toThrow("without a password or a query");
  });
});
