import { GameHistory } from '../../parts/game-history';
import { type Decision, Decisions } from '../../parts/review/decisions';
import { timesBet } from '../../platform/words/figures';
import {
  gameStatuses,
  gameTypes,
  imageAddress,
  percent,
  volatilities,
} from '../../platform/words/game-words';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Thumbnail } from '../../ui/media/thumbnail';
import { OnDemand } from '../../ui/on-demand';
import { When } from '../../ui/when';
import { useDecideGame } from './decide-game';
import type { LookedAtGame } from './list-games';

interface GameOverviewProps {
  readonly game: LookedAtGame;
  /** Narrows the list to the games of this one's provider. */
  readonly onCompany: (companyId: string) => void;
}

/** One game of the platform: where it stands, what it gives, stopped or let go on in place. */
export const GameOverview = ({ game, onCompany }: GameOverviewProps) => {
  const decide = useDecideGame(game);
  const { text, tone } = gameStatuses[game.status];

  return (
    <article aria-label={game.title} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-4 sm:flex-nowrap">
        <Thumbnail src={game.thumbnailKey && imageAddress(game.thumbnailKey)} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg font-semibold break-words text-heading">{game.title}</h2>
            <Badge tone={tone}>{text}</Badge>
            {game.status === 'LIVE' && !game.offered && <Badge tone="warning">Hidden with its company</Badge>}
          </div>
          <p className="mt-1 text-sm text-muted">
            <Button
              look="plain"
              className="min-h-0! px-0! py-0! text-sm"
              onClick={() => onCompany(game.companyId)}
            >
              {game.companyName}
            </Button>{' '}
            · {gameTypes[game.type]} · changed <When at={game.updatedAt} />
          </p>
        </div>
        <Decisions decide={decide} offered={offeredFor(game)} />
      </div>
      <OnDemand label="Details and audit trail">
        <GameFacts game={game} />
        <GameHistory gameId={game.id} owner={game.owner} />
      </OnDemand>
    </article>
  );
};

function offeredFor({ title, status }: LookedAtGame): readonly Decision<'suspend' | 'resume'>[] {
  const asks = {
    title: `Suspend ${title}?`,
    label: 'Why it is suspended',
    hint: 'The provider reads this. Nobody can play the game until an admin resumes it.',
  };
  if (status === 'LIVE')
    return [{ kind: 'suspend', label: 'Suspend', look: 'danger', done: `${title} is suspended.`, asks }];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'resume', label: 'Resume', look: 'quiet', done: `${title} goes on.` }];
}

const GameFacts = ({ game: { live, ...game } }: { readonly game: LookedAtGame }) => (
  <Facts
    rows={[
      ['Code', game.code],
      ['Description', game.description],
      ['Live version', live && `${live.semver}, since ${live.publishedAt.slice(0, 10)}`],
      ['RTP', live && `${percent(live.rtp)} (exact ${live.rtp})`],
      ['Volatility', live && volatilities[live.volatility]],
      ['Highest win', live && timesBet(live.maxWinX)],
      ['Not offered in', game.restrictedCountries.join(', ')],
      ['Note of the last suspension', game.reviewNote],
    ]}
  />
);
