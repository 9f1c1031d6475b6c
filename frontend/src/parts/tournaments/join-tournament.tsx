import { type ReactNode, useState } from 'react';
import { coinsOf } from '#domain/wallet/amounts';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useBrand } from '../brand/brand-context';
import type { ShownTournament } from './list-tournaments';
import { useJoinTournament } from './use-join-tournament';

interface JoinTournamentProps {
  readonly tournament: ShownTournament;
}

/** The player's entry, or the button that makes one, or why there is none. */
export const JoinTournament = ({ tournament }: JoinTournamentProps) => {
  const joining = useJoinTournament(tournament);
  const [isAsking, setAsking] = useState(false);
  const { entry } = tournament;
  if (entry) return <p role="status">{entrySentences[entry.status]}</p>;
  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      <WayIn tournament={tournament} joining={joining} onAsk={() => setAsking(true)} />
      {joining.error && !isAsking && (
        <Notice tone={joining.isInDoubt ? 'warning' : 'bad'}>{sentenceFor(joining.error)}</Notice>
      )}
      {tournament.buyIn !== null && (
        <ConfirmDialog
          title={`Join ${tournament.name}`}
          open={isAsking}
          onClose={() => setAsking(false)}
          confirmLabel={joinLabel(tournament)}
          look="main"
          onConfirm={joining.enter}
          failureText={sentenceFor}
        >
          {priceOf(tournament)} go into the prize pool. You get them back if the tournament is cancelled, and
          not if you do not play.
        </ConfirmDialog>
      )}
    </div>
  );
};

const entrySentences = {
  ADMITTED: 'You have entered this tournament.',
  WAITING: 'You have applied. The casino decides on your entry.',
  DECLINED: 'The casino has declined your entry.',
} as const;

interface WayInProps extends JoinTournamentProps {
  readonly joining: ReturnType<typeof useJoinTournament>;
  readonly onAsk: () => void;
}

const WayIn = ({ tournament, joining: { enter, isBusy, isInDoubt }, onAsk }: WayInProps) => {
  const { name: brandName, open, me } = useBrand();
  const { name, status, entryMode, buyIn, minEntrants, maxEntrants, entrants } = tournament;
  if (status !== 'SCHEDULED' && status !== 'RUNNING') return null;
  if (status === 'RUNNING' && minEntrants > 1)
    return <Hint>Entries closed when the tournament started.</Hint>;
  if (maxEntrants !== null && entrants >= maxEntrants) return <Hint>All places are taken.</Hint>;
  if (me === null) return <Hint>Join {brandName} to enter.</Hint>;
  if (!open || me.status !== 'ACTIVE') return null;
  if (entryMode === 'AUTO') return <Hint>You enter with your first round.</Hint>;
  const press = () => {
    if (buyIn === null) enter().catch(() => undefined);
    else onAsk();
  };
  return (
    <Button busy={isBusy} onClick={press}>
      {isInDoubt ? 'Try again' : joinLabel(tournament)}
      <span className="sr-only"> {name}</span>
    </Button>
  );
};

const Hint = ({ children }: { readonly children: ReactNode }) => <p className="text-muted">{children}</p>;

const priceOf = ({ buyIn, coin, decimals }: ShownTournament): string =>
  `${coinsOf(BigInt(buyIn ?? '0'), decimals)} ${coin}`;

const joinLabel = (tournament: ShownTournament): string => {
  if (tournament.buyIn !== null) return `Join for ${priceOf(tournament)}`;
  return tournament.entryMode === 'APPROVAL' ? 'Apply' : 'Join';
};
