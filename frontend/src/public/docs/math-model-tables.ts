/** The smallest model with one line. A test validates it. */
export const smallestModel = `{
  "schema": "novalink.math/1",
  "name": "Three reels",
  "grid": { "reels": 3, "rows": 1 },
  "symbols": [{ "id": "SEVEN" }, { "id": "BELL" }],
  "reelSets": {
    "base": [["SEVEN", "BELL"], ["SEVEN", "BELL"], ["SEVEN", "BELL"]]
  },
  "modes": [{ "id": "base", "cost": 1, "reelSet": "base" }],
  "evaluation": {
    "kind": "LINES",
    "lines": [[0, 0, 0]],
    "direction": "LTR",
    "payRule": "HIGHEST_PER_LINE"
  },
  "paytable": { "SEVEN": { "3": 5 }, "BELL": { "3": 2 } },
  "maxWinX": 5,
  "declared": { "rtp": "0.875", "maxWinX": 5 }
}`;

/** Every field with its meaning. */
export const modelFields: readonly (readonly [name: string, text: string])[] = [
  ['schema', 'Always novalink.math/1.'],
  ['name', 'The name of the model in lists.'],
  ['grid', 'The number of reels and the number of visible rows on each reel.'],
  [
    'symbols',
    'The id of each symbol. A symbol with wild: true substitutes for other symbols, except those in excludes. A symbol with scatter: true counts in any position.',
  ],
  [
    'reelSets',
    'Named reel sets. Each has a strip of symbol ids for every reel. All stops of a strip have the same probability: repeat a symbol to make it more likely. The end of a strip continues at its start.',
  ],
  [
    'modes',
    'Ways to bet on the game: an id, the cost of a spin in credits and the reel set. The first mode is called base; the declared values refer to it.',
  ],
  [
    'evaluation',
    'LINES with the row of each line on each reel (0 is the top), WAYS, or SCATTER_ONLY. LINES and WAYS pay from the left.',
  ],
  ['paytable', 'The win in credits for each symbol and number of consecutive reels, per line or way.'],
  [
    'scatterPays (optional)',
    'The win for each symbol and number of symbols in any position. unit is TOTAL_COST (times the cost of the spin) or CREDITS.',
  ],
  [
    'features (optional)',
    'Free spins: the trigger, the number of spins awarded, their reel set and multiplier, retrigger with its own retriggerAward if it differs, and maxSpins in one round.',
  ],
  ['fixedPrizes (optional)', 'A prize, as its average in credits, for a symbol on certain reels.'],
  ['maxWinX', 'The maximum win, as a multiple of the cost. The round ends when it is reached.'],
  [
    'declared',
    'The RTP as decimal text, the maximum win as a multiple of the cost, and optionally hit and profile: STANDARD, or LAND_BASED for markets that allow an RTP from 75 %.',
  ],
];

export const wildLines: readonly (readonly [line: string, pays: string])[] = [
  ['W W W A X', '60, as four A'],
  ['W W W B X', '50, as three wilds'],
  ['W W B X X', '10, as three B'],
  ['A W A X X', '15, as three A'],
  ['X W W W A', 'nothing: X is not in the paytable'],
];
