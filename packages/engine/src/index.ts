/** Math models and rounds: read and hash a model, play a round from its seeds. */
export { evaluate } from './slots/evaluate/evaluate';
export type {
  CountTable,
  Evaluation,
  FixedPrize,
  FreeSpins,
  MathModel,
  Mode,
  ModelSymbol,
  ReelSet,
  ScatterPays,
} from './slots/model/math-model';
export { modelHash } from './slots/model/model-hash';
export { modelLimits } from './slots/model/model-limits';
export { awardOf, countsFor, entryOf, modeOf, modelInFreeSpins, unitOf } from './slots/model/model-parts';
export { readModel } from './slots/model/read-model';
export { type Draw, type Seeds, commitmentOf, seededDraw } from './slots/play/draw';
export { type Round, type Step, playRound } from './slots/play/play-round';
export { publishedCommitment, serverSeedBytes } from './slots/play/server-seed';
export { validateModel } from './slots/validate/validate-model';
