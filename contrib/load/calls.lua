-- What 50 visitors of the web application ask that needs no search, in turn; counts every answer that is not a success.
-- Each rests between two questions for PAUSE milliseconds on the average, as a page does; with 0 they ask as fast as they are answered.
local pause = tonumber(os.getenv("PAUSE") or "100")
local most = tonumber(os.getenv("MOST_P99") or "0")
local fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
local text = 'PATTERN \\"HITS_QUEEN\\"\\nSCENARIO N1 ATTACKS q1;\\n'
local json = { ["Content-Type"] = "application/json" }
local calls = {
  { "GET", "/api/about" },
  { "GET", "/api/patterns" },
  { "GET", "/api/patterns/PHILIDOR" },
  { "GET", "/api/settings" },
  { "GET", "/api/reviews" },
  { "GET", "/" },
  { "POST", "/api/evaluate", '{"fen":"' .. fen .. '"}' },
  { "POST", "/api/patlan/check", '{"text":"' .. text .. '"}' },
  { "POST", "/api/patlan/match", '{"text":"' .. text .. '","fen":"' .. fen .. '"}' },
  { "POST", "/api/positions", '{"pgn":"1. e4 e5 2. Nf3 Nc6 3. Bc4 *"}' },
}
local turn = 0

if pause > 0 then
  function delay()
    return math.random(math.floor(pause / 2), math.floor(pause * 3 / 2))
  end
end

function request()
  turn = turn % #calls + 1
  local call = calls[turn]
  return wrk.format(call[1], call[2], json, call[3])
end

function done(summary, latency)
  local errors = summary.errors
  local bad = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("requests %d, refused or lost %d, p50 %.1f ms, p99 %.1f ms, longest %.1f ms\n",
    summary.requests, bad, latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
  if bad > 0 or (most > 0 and latency:percentile(99) > most * 1000) then os.exit(1) end
end
