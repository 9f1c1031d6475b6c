import type { ReactNode } from 'react';

export const aboutNovaLink = 'About NovaLink';
export const novaLinkIsOpenPlatform =
  'NovaLink is an open platform for casino games. Providers make and certify games, operators run casinos with them, and anyone can verify every result. All games use play coins.';
export const forGameProviders = 'For game providers';
export const uploadMathModelAndArtwork =
  'Upload a math model and artwork. The Test Lab calculates the exact RTP, hit rate and volatility, plays millions of rounds and issues a certificate that anyone can repeat. Admins review each version before it goes live. A version never changes after that.';
export const forCasinoOperators = 'For casino operators';
export const createCasinosAndBrandsWith =
  'Create casinos and brands with your own name, colours and coins. Choose games from a catalogue with verified figures. Manage players, set limits for play and time, and see every coin movement in a ledger that is sealed each day.';
export const forPlayers = 'For players';
export const playForFunWithAccount = (link: (text: string) => ReactNode) => (
  <>
    Play for fun, with an account or without. See the odds before you play, add your own seed to every round,
    and {link('verify the result')}. Set limits, take a break or exclude yourself at any time.
  </>
);
export const playCoinsHaveNoValue = 'Play coins have no value';
export const coinsOnNovaLinkCannot =
  'Coins on NovaLink cannot be bought, sold, exchanged or paid out. There are no deposits and no prizes. NovaLink is a demonstration platform and holds no gambling licence. You must be 18 or older to play.';
export const howWeTreatYourData = 'How we treat your data';
export const thereIsNoAdvertisingAnd = (link: (text: string) => ReactNode) => (
  <>
    There is no advertising and no tracking. You can export your data and delete your account yourself. The{' '}
    {link('Privacy Policy')} explains which data we keep, why and for how long.
  </>
);

export const mathModelFormat = 'Math model format';
export const mathModelNovalinkMath1 = () => (
  <>
    A math model (<code>novalink.math/1</code>) describes a slot game in JSON. NovaLink calculates its exact
    RTP and plays every round from it. All numbers are integers; pays are credits.
  </>
);
export const example = 'Example';
export const threeReelsOneLineThree = 'Three reels, one line: three of the same symbol pay.';
export const fields = 'Fields';
export const wildsOnLine = 'Wilds on a line';
export const lineHasAtMostOne =
  'A line has at most one win. For every symbol in the paytable, the engine counts the equal symbols from the first reel on, with wilds counted as that symbol. The line pays the highest of these wins, not their sum.';
export const exampleWithWAsWild =
  'Example, with W as the wild and the pays W: 50 for three; A: 15 for three, 60 for four; B: 10 for three, 25 for four.';
export const line = 'Line';
export const linePays = 'The line pays';
export const wildDoesNotSubstituteFor = () => (
  <>
    A wild does not substitute for the symbols in its <code>excludes</code>. It does not count as a scatter,
    as a feature trigger or as the symbol of a fixed prize.
  </>
);
export const countsThatAreNotListed = 'Counts that are not listed';
export const countThatIsNotIn = (code: ReactNode) => (
  <>
    A count that is not in a table pays the same as the largest listed count below it. {code} pays 15 for
    four. This holds for lines, ways, scatters and awards of free spins.
  </>
);
export const declaredValues = 'Declared values';
export const testRunComparesDeclaredRtp =
  'A test run compares the declared RTP with the exact RTP, to the digits that you declare, and the declared maximum win with the largest win that can occur. Both must agree. The exact RTP includes maxSpins and maxWinX.';

export const alwaysNovalinkMath1 = 'Always novalink.math/1.';
export const nameOfModelInLists = 'The name of the model in lists.';
export const numberOfReelsAndNumber = 'The number of reels and the number of visible rows on each reel.';
export const idOfEachSymbolSymbol =
  'The id of each symbol. A symbol with wild: true substitutes for other symbols, except those in excludes. A symbol with scatter: true counts in any position.';
export const namedReelSetsEachHas =
  'Named reel sets. Each has a strip of symbol ids for every reel. All stops of a strip have the same probability: repeat a symbol to make it more likely. The end of a strip continues at its start.';
export const waysToBetOnGame =
  'Ways to bet on the game: an id, the cost of a spin in credits and the reel set. The first mode is called base; the declared values refer to it.';
export const linesWithRowOfEach =
  'LINES with the row of each line on each reel (0 is the top), WAYS, or SCATTER_ONLY. LINES and WAYS pay from the left.';
export const winInCreditsForEach =
  'The win in credits for each symbol and number of consecutive reels, per line or way.';
export const scatterPaysOptional = 'scatterPays (optional)';
export const winForEachSymbolAnd =
  'The win for each symbol and number of symbols in any position. unit is TOTAL_COST (times the cost of the spin) or CREDITS.';
export const featuresOptional = 'features (optional)';
export const freeSpinsTriggerNumberOf =
  'Free spins: the trigger, the number of spins awarded, their reel set and multiplier, retrigger with its own retriggerAward if it differs, and maxSpins in one round.';
export const fixedPrizesOptional = 'fixedPrizes (optional)';
export const prizeAsItsAverageIn = 'A prize, as its average in credits, for a symbol on certain reels.';
export const maximumWinAsMultipleOf =
  'The maximum win, as a multiple of the cost. The round ends when it is reached.';
export const rtpAsDecimalTextMaximum =
  'The RTP as decimal text, the maximum win as a multiple of the cost, and optionally hit and profile: STANDARD, or LAND_BASED for markets that allow an RTP from 75 %.';
export const wWWX = 'W W W A X';
export const asFour60 = '60, as four A';
export const wWWBX = 'W W W B X';
export const asThreeWilds50 = '50, as three wilds';
export const wWBXX = 'W W B X X';
export const asThreeB10 = '10, as three B';
export const wXX = 'A W A X X';
export const asThree15 = '15, as three A';
export const xWWW = 'X W W W A';
export const nothingXIsNotIn = 'nothing: X is not in the paytable';
