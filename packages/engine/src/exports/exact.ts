/** Exact figures of a model, without playing it. */
export {
  type ExactMetrics,
  type ExactModel,
  exactModel,
  limitsTakeSomething,
} from '#engine/lab/exact/exact-model';
export { type Figure, decidedFigure, figureOf, knownRtp, shownFigure } from '#engine/lab/exact/figure';
export { limitedReturn } from '#engine/lab/exact/limited-return';
export { exactDistribution } from '#engine/slots/exact/exact-distribution';
export { roundSpread } from '#engine/slots/exact/round-spread';
export { uncappedReturn } from '#engine/slots/exact/uncapped-return';
