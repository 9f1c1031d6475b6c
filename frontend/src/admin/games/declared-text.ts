import type { GameVersion } from '#domain/generated/types';
import { volatilities } from '../../platform/labels/game-labels';
import { timesBet } from '../../platform/labels/numbers';

/** The declared values of a version: `Declared RTP 0.9602 · Up to 5,000 × bet · High volatility`. */
export const declaredText = ({
  declaredRtp,
  declaredMaxWinX,
  volatility,
}: Pick<GameVersion, 'declaredRtp' | 'declaredMaxWinX' | 'volatility'>): string =>
  [
    `Declared RTP ${declaredRtp}`,
    `Up to ${timesBet(declaredMaxWinX)}`,
    ...(volatility === null ? [] : [`${volatilities[volatility]} volatility`]),
  ].join(' · ');
