import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useSession } from '../../platform/platform';
import { useBrand } from '../../parts/brand/brand-context';
import { manages } from '../../parts/brand/brand-permissions';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { buyInAmount, joinFailure } from '../../parts/tournaments/buy-in-labels';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { useJoinTournament } from './use-join-tournament';

interface JoinTournamentProps {
  readonly tournament: ShownTournament;
}

/** The player's entry, the button to join, or the reason why joining is not possible. */
export const JoinTournament = ({ tournament }: JoinTournamentProps) => {
  const { coinTypes } = useBrand();
  const joining = useJoinTournament(tournament);
  const [isAsking, setAsking] = useState(false);
  const { entry, buyIn, buyInCoin } = tournament;
  const price = buyIn === null ? undefined : buyInAmount(buyIn, tournament, coinTypes);
  const failureText = (error: unknown) => joinFailure(error, tournament, coinTypes);
  if (entry) return <p role="status">{entrySentences[entry.status]}</p>;
  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      <WayIn tournament={tournament} joining={joining} onAsk={() => setAsking(true)} />
      {joining.error && !isAsking && (
        <Notice tone={joining.isInDoubt ? 'warning' : 'bad'}>{failureText(joining.error)}</Notice>
      )}
      {price !== undefined && (
        <ConfirmDialog
          title={`Join ${tournament.name}`}
          open={isAsking}
          onClose={() => setAsking(false)}
          confirmLabel={joinLabel(tournament, coinTypes)}
          look="main"
          onConfirm={joining.enter}
          failureText={failureText}
        >
          {buyInCoin === null
            ? `${price} go into the prize pool. You get them back only if the tournament is cancelled.`
            : `Joining costs ${price}. You get it back only if the tournament is cancelled.`}
        </ConfirmDialog>
      )}
    </div>
  );
};

const entrySentences = {
  ADMITTED: 'You have entered this tournament.',
  WAITING: 'You have applied. The casino will review your entry.',
  DECLINED: 'The casino has declined your entry.',
} as const;

interface WayInProps extends JoinTournamentProps {
  readonly joining: ReturnType<typeof useJoinTournament>;
  readonly onAsk: () => void;
}

const WayIn = ({ tournament, joining: { enter, isBusy, isInDoubt }, onAsk }: WayInProps) => {
  const brand = useBrand();
  const session = useSession();
  const { name: brandName, open, me, coinTypes } = brand;
  const { name, status, entryMode, buyIn, minEntrants, maxEntrants, entrants } = tournament;
  if (status !== 'SCHEDULED' && status !== 'RUNNING') return null;
  if (manages(brand, session))
    return <Hint>You manage this brand, so you cannot enter its tournaments.</Hint>;
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
      {isInDoubt ? 'Try again' : joinLabel(tournament, coinTypes)}
      <span className="sr-only"> {name}</span>
    </Button>
  );
};

const Hint = ({ children }: { readonly children: ReactNode }) => <p className="text-muted">{children}</p>;

const joinLabel = (tournament: ShownTournament, coinTypes: ShownBrand['coinTypes']): string => {
  const { buyIn } = tournament;
  if (buyIn !== null) return `Join for ${buyInAmount(buyIn, tournament, coinTypes)}`;
  return tournament.entryMode === 'APPROVAL' ? 'Apply' : 'Join';
};
