import { timesBet } from '../../platform/words/figures';
import { percent, volatilities } from '../../platform/words/game-words';
import { Facts } from '../../ui/facts';
import type { OwnedGame } from '../../parts/games/owned-game';

/** Everything known about a game and its live version. */
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
