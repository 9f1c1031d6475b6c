import type { ReactNode } from 'react';

export const rtpByRoundsPlayedWith = 'RTP by rounds played, with its 99% interval';
export const rounds = 'Rounds';
export const simulatedRtp = 'Simulated RTP';
export const intervalFrom = 'Interval, from';
export const intervalTo = 'Interval, to';
export const exactRtp = 'Exact RTP';

export const couldNotLoadExamplesCheck = 'Could not load the examples. Check your connection and try again.';
export const example = 'Example';
export const useExample = 'Use example';

export const to = ' to ';
export const limitsTake = (points: string, unlimitedRtp: string) =>
  `The limits maxSpins and maxWinX take ${points}. Without them, the RTP would be ${unlimitedRtp}.`;
export const takenByLimits = 'Taken by limits';
export const ofPoints = (points: string) => `${points} points`;
export const exactRtpHasDigits = (digits: string) => `The exact RTP starts with ${digits}.`;
export const exactRtpIsBetween = (low: string, high: string) =>
  `The exact RTP is between ${low} and ${high}. The exact value takes too much work to calculate.`;
export const lowTo = (low: string, high: string) => `${low} to ${high}`;
export const fromLinesAndPrizes = 'From lines and prizes';
export const fromScatters = 'From scatters';
export const fromFreeSpins = 'From free spins';
export const startsOf = (feature: string) => `Starts of ${feature}`;
export const spinHitRate = 'Spin hit rate';
export const roundHitRate = 'Round hit rate';
export const roundsWithWinAboveBet = 'Rounds with a win above the bet';
export const roundsWithWinBelowBet = 'Rounds with a win below the bet';
export const standardDeviation = 'Standard deviation';
export const volatility = 'Volatility';
export const volatilityIndex = 'Volatility index';
export const maximumWin = 'Maximum win';
export const medianWin = 'Median win';
export const percentileOfWins99th = '99th percentile of wins';
export const roundsEndedByWinLimit = 'Rounds ended by the win limit';
export const freeSpinsPlayed = 'Free spins played';
export const longestLosingStreak = 'Longest losing streak';
export const atMost = (boundX: string) => `at most ${boundX}`;
export const in1 = (rate: string) => `1 in ${rate}`;

export const howRoundsEnd = 'How rounds end';
export const win = 'Win';
export const nothing = 'Nothing';
export const lessThanBet = 'Less than the bet';
export const equalToBet = 'Equal to the bet';
export const moreThanBet = 'More than the bet';
export const shareOfRounds = 'Share of rounds';
export const rtpByFeature = 'RTP by feature';
export const part = 'Part';
export const noWins = 'No wins.';
export const shareOfBets = 'Share of the bets';
export const linesAndPrizes = 'Lines and prizes';
export const scatters = 'Scatters';
export const freeSpins = 'Free spins';

export const winsOfRounds = (rounds: string) => `Wins of ${rounds} rounds`;
export const simulated = 'Simulated';
export const exact = 'Exact';

export const metric = 'Figure';
export const modelHasTooManyOutcomes = 'The model has too many outcomes to count: the hit rates';
export const andStandardDeviationAreNot = (start: string) =>
  `${start} and the standard deviation are not exact, only simulated.`;
export const areNotExactOnlySimulated = (start: string) => `${start} are not exact, only simulated.`;
export const exactRtpIs = (part: ReactNode) => <>The exact RTP is {part}.</>;

export const roundsAreWaitingForServer = (rounds: string) => `${rounds} rounds are waiting for the server.`;
export const serverIsPlayingRoundsOf = (rounds: string, shardsDone: string, shards: string) =>
  `The server is playing ${rounds} rounds: ${shardsDone} of ${shards} parts are done.`;
export const cancelRun = 'Cancel the run';

export const testRuns = 'Test runs';
export const run = 'run';
export const runs = 'runs';
export const runLabel = 'Run';
export const game = 'Game';
export const gameLabel = 'A game';
export const mode = 'Mode';
export const result = 'Result';
export const started = 'Started';
export const ofPartsArePlayed = (shardsDone: string, shards: string) =>
  `${shardsDone} of ${shards} parts are played.`;
export const rtpSimulatedRtp = (simulatedRtp: string) => `RTP ${simulatedRtp}`;
export const exactlyRtp = (rtp: string) => `exactly ${rtp}`;

export const testRunsUseSeedSo =
  'Test runs use a seed, so anyone can repeat them. They verify the math model only. Live rounds use a secure random number generator.';

export const thisCanHappenByChance = 'This can happen by chance';
export const about1In100Runs =
  'About 1 in 100 runs of a correct model fails a statistical rule. Run the test again with another seed. The history keeps every run.';
export const rules = 'Rules';
export const resultLimit = (checkValue: string, limit: string) => `result ${checkValue} · limit ${limit}`;

export const winTimesBet = 'Win, times the bet';
