import { imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import type { WallGame } from './live-games';

/** What the start page shows of a live game, as text. */
export interface LiveGameTexts {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** The address of its image. */
  readonly image: string;
  readonly rtp: string;
  readonly volatility: string;
}

export const liveGameTexts = ({ id, title, companyName, thumbnailKey, live }: WallGame): LiveGameTexts => ({
  id,
  title,
  company: companyName,
  image: imageAddress(thumbnailKey),
  rtp: percent(live.rtp),
  volatility: volatilities[live.volatility],
});
