import { imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import type { WallGame } from './live-games';
import type { LiveGameTexts } from './live-markup';

/** The texts of a game on the start page. */
export const liveGameTexts = ({ id, title, companyName, thumbnailKey, live }: WallGame): LiveGameTexts => ({
  id,
  title,
  company: companyName,
  image: imageAddress(thumbnailKey),
  rtp: percent(live.rtp),
  volatility: volatilities[live.volatility],
});
