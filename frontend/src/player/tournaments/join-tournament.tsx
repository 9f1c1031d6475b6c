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
import * as messages from './messages';

interface JoinTournamentProps {
  readonly tournament: ShownTournament;
}

/** The player's entry, the button to join, or the reason why joining is not possible. */
export const JoinTournament = ({ tournament }: JoinTournamentProps) => {
  const { coinTypes } = useBrand();
  const joining = useJoinTournament(tournament);
  const [isAsking, setAsking] = useState(false);
  const { entry, buyIn, buyInCoin } = tournament;
  const failureText = (error: unknown) => joinFailure(error, tournament, coinTypes);
  if (entry) return <p role="status">{entrySentences[entry.status]}</p>;
  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      <WayIn tournament={tournament} joining={joining} onAsk={() => setAsking(true)} />
      {joining.error && !isAsking && (
        <Notice tone={joining.isInDoubt ? 'warning' : 'bad'}>{failureText(joining.error)}</Notice>
      )}
      {buyIn !== null && (
        <ConfirmDialog
          title={messages.joinTournamentName(tournament.name)}
          open={isAsking}
          onClose={() => setAsking(false)}
          confirmLabel={joinLabel(tournament, coinTypes)}
          look="main"
          onConfirm={joining.enter}
          failureText={failureText}
        >
          {(buyInCoin === null ? messages.goIntoPrizePoolYou : messages.ticketsYouGetBackOnlyIf)(
            buyInAmount(buyIn, tournament, coinTypes),
          )}
        </ConfirmDialog>
      )}
    </div>
  );
};

const entrySentences = {
  ADMITTED: messages.youHaveEnteredThisTournament,
  WAITING: messages.youHaveAppliedCasinoWill,
  DECLINED: messages.casinoHasDeclinedYourEntry,
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
  if (manages(brand, session)) return <Hint>{messages.managersCannotEnter}</Hint>;
  if (status === 'RUNNING' && minEntrants > 1)
    return <Hint>{messages.entriesClosedWhenTournamentStarted}</Hint>;
  if (maxEntrants !== null && entrants >= maxEntrants) return <Hint>{messages.allPlacesAreTaken}</Hint>;
  if (me === null) return <Hint>{messages.joinToEnter(brandName)}</Hint>;
  if (!open || me.status !== 'ACTIVE') return null;
  if (entryMode === 'AUTO') return <Hint>{messages.youEnterWithYourFirst}</Hint>;
  const press = () => {
    if (buyIn === null) enter().catch(() => undefined);
    else onAsk();
  };
  return (
    <Button busy={isBusy} onClick={press}>
      {isInDoubt ? messages.tryAgain : joinLabel(tournament, coinTypes)}
      <span className="sr-only"> {name}</span>
    </Button>
  );
};

const Hint = ({ children }: { readonly children: ReactNode }) => <p className="text-muted">{children}</p>;

const joinLabel = (tournament: ShownTournament, coinTypes: ShownBrand['coinTypes']): string => {
  const { buyIn } = tournament;
  if (buyIn !== null) return messages.joinFor(buyInAmount(buyIn, tournament, coinTypes));
  return tournament.entryMode === 'APPROVAL' ? messages.apply : messages.join;
};
