import * as messages from './messages';

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
  ['schema', messages.alwaysNovalinkMath1],
  ['name', messages.nameOfModelInLists],
  ['grid', messages.numberOfReelsAndNumber],
  ['symbols', messages.idOfEachSymbolSymbol],
  ['reelSets', messages.namedReelSetsEachHas],
  ['modes', messages.waysToBetOnGame],
  ['evaluation', messages.linesWithRowOfEach],
  ['paytable', messages.winInCreditsForEach],
  [messages.scatterPaysOptional, messages.winForEachSymbolAnd],
  [messages.featuresOptional, messages.freeSpinsTriggerNumberOf],
  [messages.fixedPrizesOptional, messages.prizeAsItsAverageIn],
  ['maxWinX', messages.maximumWinAsMultipleOf],
  ['declared', messages.rtpAsDecimalTextMaximum],
];

export const wildLines: readonly (readonly [line: string, pays: string])[] = [
  [messages.wWWX, messages.asFour60],
  [messages.wWWBX, messages.asThreeWilds50],
  [messages.wWBXX, messages.asThreeB10],
  [messages.wXX, messages.asThree15],
  [messages.xWWW, messages.nothingXIsNotIn],
];
