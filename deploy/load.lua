-- Typical requests of readers for wrk: pages, page data, and the search index.
--   wrk -t2 -c100 -d10s --latency -s deploy/load.lua http://127.0.0.1:8080
local paths = {
  "/", "/dev-docs/intro", "/dev-docs/api/rest", "/user-docs/intro", "/cloud/intro", "/tags", "/release-notes",
  "/page-data/dev-docs/intro/page-data.json", "/page-data/app-data.json", "/search/data/manifest.json",
}
local headers = { ["Accept-Encoding"] = "br, gzip" }
local wrong = 0
threads = {}

function setup(thread)
  table.insert(threads, thread)
end

local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], headers)
end

-- wrk counts only statuses from 400. Anything but 200 is wrong here.
failed = 0
response = function(status)
  if status ~= 200 then failed = failed + 1 end
end

done = function(summary)
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("failed") end
  local e = summary.errors
  print(string.format("not 200: %d, connect %d, read %d, write %d, timeout %d", wrong, e.connect, e.read, e.write, e.timeout))
end
