import { timesBet } from '../../platform/labels/numbers';
import { percent, volatilities } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import type { OwnedGame } from '../../parts/games/owned-game';
import * as messages from './messages';

/** All data of a game and its live version. */
export const GameFacts = ({ game: { live, ...game } }: { readonly game: OwnedGame }) => (
  <Facts
    rows={[
      [messages.code, game.code],
      [messages.description, game.description],
      [messages.liveVersion, live && messages.semverSince(live.semver, live.publishedAt.slice(0, 10))],
      ['RTP', live && messages.rtpExact(percent(live.rtp), live.rtp)],
      [messages.volatility, live && volatilities[live.volatility]],
      [messages.maximumWin, live && timesBet(live.maxWinX)],
      [messages.blockedCountries, game.restrictedCountries.join(', ')],
      [messages.lastSuspensionNote, game.reviewNote],
    ]}
  />
);
