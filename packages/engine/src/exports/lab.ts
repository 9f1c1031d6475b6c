/** Simulates millions of rounds, judges them by fixed rules, and writes and verifies certificates. */
export {
  type Certificate,
  certificateJson,
  certificateSchemaOf,
  differencesOf,
  judgementDifferences,
  readCertificate,
  repeatedAs,
} from '#engine/lab/certificate/certificate';
export { type Difference, differences } from '#engine/lab/certificate/differences';
export { drawFrom, stateFrom } from '#engine/lab/simulate/generator';
export { chunkPlayer } from '#engine/lab/simulate/play-chunks';
export {
  type RunJob,
  chunkCount,
  chunkRounds,
  histogramBounds,
  isSeed,
  labEngine,
  mostRounds,
} from '#engine/lab/simulate/run-format';
export { type Simulator, simulator } from '#engine/lab/simulate/simulate-chunk';
export { type UndecidedRun, halfWidthOf, roundsToDecide } from '#engine/lab/tally/interval';
export { type RunMetrics, metricsOf, momentsOf } from '#engine/lab/tally/run-metrics';
export {
  type AnyResult,
  type RunResult,
  firstResult,
  resultHash,
  resultOf,
  roundHitsOf,
} from '#engine/lab/tally/run-result';
export { type RunTally, joinTallies } from '#engine/lab/tally/run-tally';
export { tallyFromJson, tallyToJson } from '#engine/lab/tally/tally-json';
export { type Check, type RuleSet, ruleSet } from '#engine/lab/verdict/check';
export type { Declaration } from '#engine/lab/verdict/declaration';
export { type Judged, declarationOf, judgeRun } from '#engine/lab/verdict/judge-run';
export { type RtpBounds, rtpBoundsOf } from '#engine/lab/verdict/rtp-bounds';
