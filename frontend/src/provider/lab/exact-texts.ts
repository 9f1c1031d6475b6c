import { type ExactMetrics, type Figure, limitsTakeSomething, shownFigure } from '@novalink/engine/exact';
import { percent } from '../../platform/labels/game-labels';

/** A share as a percentage, or both of its bounds if they differ in these digits. */
export const rtpText = (share: Figure, digits = 4): string =>
  shownFigure(share, (decimal) => percent(decimal, digits), ' to ');

/** How much `maxSpins` and `maxWinX` take from the RTP, as a sentence; undefined if they take nothing. */
export const limitsText = (metrics: ExactMetrics): string | undefined => {
  const points = pointsOfLimits(metrics);
  return (
    points &&
    `The limits maxSpins and maxWinX reduce the RTP by ${points}. Without them, the RTP would be ${percent(metrics.unlimitedRtp, 4)}.`
  );
};

/** The same in percentage points. Small differences have more digits. */
export const pointsOfLimits = (metrics: ExactMetrics): string | undefined => {
  if (!limitsTakeSomething(metrics)) return undefined;
  const reduction = shownFigure(metrics.limits, (decimal) => points.format(Number(decimal) * 100), ' to ');
  return `${reduction} points`;
};

const points = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
