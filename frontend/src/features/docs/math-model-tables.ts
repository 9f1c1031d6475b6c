/** The smallest model of one line; a test reads it as any other model. */
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
  ['name', 'What lists call the model.'],
  ['grid', 'The number of reels, and of rows that are visible on each.'],
  [
    'symbols',
    'The id of each symbol. wild: true stands for other symbols in runs, except those in excludes. scatter: true counts anywhere.',
  ],
  [
    'reelSets',
    'By name, a strip of symbol ids for each reel. A reel stops at each place of its strip with the same chance: repeat a symbol to make it more likely. Strips wrap.',
  ],
  [
    'modes',
    'Ways to bet on the game: an id, the cost of a spin in credits and the reel set. The first mode is called base; declared figures are about it.',
  ],
  [
    'evaluation',
    'LINES with the row of each line on each reel (0 is the top), WAYS, or SCATTER_ONLY. LINES and WAYS pay from the left.',
  ],
  ['paytable', 'By symbol, the credits for a run of so many reels, per line or way.'],
  [
    'scatterPays (optional)',
    'By symbol, the pay for so many of it anywhere. unit is TOTAL_COST (times the cost of the spin) or CREDITS.',
  ],
  [
    'features (optional)',
    'Free spins: the trigger, the number of spins awarded, their reel set and multiplier, retrigger, and maxSpins in one round.',
  ],
  ['fixedPrizes (optional)', 'A prize of so many credits on average for a symbol on certain reels.'],
  ['maxWinX', 'A round ends when it has won this many times its cost.'],
  ['declared', 'The RTP as decimal text, the maximum win as a multiple of the cost, and optionally hit.'],
];

export const wildLines: readonly (readonly [line: string, pays: string])[] = [
  ['W W W A X', '60, as four A'],
  ['W W W B X', '50, as three wilds'],
  ['W W B X X', '10, as three B'],
  ['A W A X X', '15, as three A'],
  ['X W W W A', 'nothing: X has no pay'],
];
