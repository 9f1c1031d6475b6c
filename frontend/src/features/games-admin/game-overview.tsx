import { lazy, Suspense, useState } from 'react';
import { GameHistory } from '../../parts/game-history';
import { timesBet } from '../../platform/words/figures';
import {
  gameStatuses,
  gameTypes,
  imageAddress,
  percent,
  volatilities,
} from '../../platform/words/game-words';
import { sentenceFor } from '../../platform/api/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Thumbnail } from '../../ui/media/thumbnail';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useDecideGame } from './decide-game';
import type { LookedAtGame } from './list-games';

// The form comes with its library, which the page has no other use for.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/reason-dialog')).ReasonDialog,
}));

interface GameOverviewProps {
  readonly game: LookedAtGame;
  /** Narrows the list to the games of this one's provider. */
  readonly onCompany: (companyId: string) => void;
}

/** One game of the platform: where it stands, what it gives, stopped or let go on in place. */
export const GameOverview = ({ game, onCompany }: GameOverviewProps) => {
  const decide = useDecideGame(game);
  const [suspending, setSuspending] = useState(false);
  const { text, tone } = gameStatuses[game.status];

  const resume = () =>
    decide.mutate(
      {},
      {
        onSuccess: () => say.done(`${game.title} goes on.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <article aria-label={game.title} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-4 sm:flex-nowrap">
        <Thumbnail src={game.thumbnailKey && imageAddress(game.thumbnailKey)} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg font-semibold break-words text-primary">{game.title}</h2>
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
        <div className="flex shrink-0 gap-2">
          {game.status === 'LIVE' && (
            <Button look="danger" onClick={() => setSuspending(true)}>
              Suspend
            </Button>
          )}
          {game.status === 'SUSPENDED' && (
            <Button look="quiet" busy={decide.isPending} onClick={resume}>
              Resume
            </Button>
          )}
        </div>
      </div>
      <OnDemand label="Details and audit trail">
        <GameFacts game={game} />
        <GameHistory gameId={game.id} owner={game.owner} />
      </OnDemand>
      {suspending && (
        <Suspense>
          <ReasonDialog
            title={`Suspend ${game.title}?`}
            label="Why it is suspended"
            hint="The provider reads this. Nobody can play the game until an admin resumes it."
            confirmLabel="Suspend"
            onClose={() => setSuspending(false)}
            onConfirm={async (reason) => {
              await decide.mutateAsync({ reason });
              say.done(`${game.title} is suspended.`);
            }}
          />
        </Suspense>
      )}
    </article>
  );
};

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
