import { robotsText } from "../../../../build/outputs/robots";

it.each(["https://docs.example", "https://docs.example/"])(
  "lets everybody read and names the sitemap: %s",
  (siteUrl) => {
    expect(robotsText(siteUrl)).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n",
    );
  },
);
