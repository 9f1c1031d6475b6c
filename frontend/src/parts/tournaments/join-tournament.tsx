import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { coinsOf } from '#domain/wallet/amounts';
import { sentenceFor } from '../../platform/api/messages';
import { newRequestId } from '../../platform/api/request-ids';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { useBrand } from '../brand/brand-context';
import { type ShownTournament, tournamentsKey } from './list-tournaments';
import { joinTournament } from './write-tournament';

/** The player's entry, or the button that makes one. */
export const JoinTournament = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { me } = useBrand();
  const { entry, entryMode, status } = tournament;
  const isOver = status !== 'SCHEDULED' && status !== 'RUNNING';
  if (entry) return <p role="status">{entrySentences[entry.status]}</p>;
  if (isOver || entryMode === 'AUTO') return null;
  if (me?.status !== 'ACTIVE') return <p className="text-muted">Only players of this casino can join.</p>;
  if (status === 'RUNNING' && tournament.minEntrants > 1)
    return <p className="text-muted">Entries closed when the tournament started.</p>;
  return <JoinButton tournament={tournament} />;
};

const entrySentences = {
  ADMITTED: 'You have entered this tournament.',
  WAITING: 'You have applied. The casino decides on your entry.',
  DECLINED: 'The casino has declined your entry.',
} as const;

const JoinButton = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { id, name, entryMode, buyIn, coin, decimals } = tournament;
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const price = buyIn === null ? undefined : `${coinsOf(BigInt(buyIn), decimals)} ${coin}`;
  const join = async () => {
    const { joinTournament: made } = await api.send(joinTournament, {
      input: { id, requestId: newRequestId() },
    });
    say.done(made.status === 'WAITING' ? `You have applied for ${name}.` : `You have joined ${name}.`);
    await queries.invalidateQueries({ queryKey: tournamentsKey });
    await queries.invalidateQueries({ queryKey: ['leaderboard', id] });
  };
  const joinAtOnce = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await join();
    } catch (fault) {
      setFailure(sentenceFor(fault));
    }
    setBusy(false);
  };
  const label = price === undefined ? (entryMode === 'APPROVAL' ? 'Apply' : 'Join') : `Join for ${price}`;
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={isBusy} onClick={() => (price === undefined ? void joinAtOnce() : setAsking(true))}>
        {label}
        <span className="sr-only"> {name}</span>
      </Button>
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      <ConfirmDialog
        title={`Join ${name}`}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={label}
        look="main"
        onConfirm={join}
        failureText={sentenceFor}
      >
        {price} go into the prize pool. You get them back if the tournament is cancelled.
      </ConfirmDialog>
    </div>
  );
};
