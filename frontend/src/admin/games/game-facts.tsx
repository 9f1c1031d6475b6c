import { timesBet } from '../../platform/labels/numbers';
import { percent, volatilities } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import type { OwnedGame } from '../../parts/games/owned-game';

/** All data of a game and its live version. */
export const GameFacts = ({ game: { live, ...game } }: { readonly game: OwnedGame }) => (
  <Facts
    rows={[
      ['Code', game.code],
      ['Description', game.description],
      ['Live version', live && `${live.semver}, since ${live.publishedAt.slice(0, 10)}`],
      ['RTP', live && `${percent(live.rtp)} (exact ${live.rtp})`],
      ['Volatility', live && volatilities[live.volatility]],
      ['Maximum win', live && timesBet(live.maxWinX)],
      ['Blocked countries', game.restrictedCountries.join(', ')],
      ['Last suspension note', game.reviewNote],
    ]}
  />
);
