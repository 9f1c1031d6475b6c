import { lazy, Suspense, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingRound } from '#domain/generated/types';
import { coinsOf } from '#domain/wallet/amounts';
import { sentenceFor } from '../../platform/api/error-sentences';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';

const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

const listRounds = operation(/* GraphQL */ `
  query ListWaitingRounds($casinoId: ID!) {
    listWaitingRounds(casinoId: $casinoId) {
      id
      casinoId
      brandId
      playerId
      user
      gameId
      coin
      decimals
      bet
      win
      problem
      at
      waitsSince
    }
  }
`);
const retryRound = operation(/* GraphQL */ `
  mutation RetryWaitingRound($input: WaitingRoundInput!) {
    retryWaitingRound(input: $input)
  }
`);
const settleRound = operation(/* GraphQL */ `
  mutation SettleWaitingRound($input: SettleWaitingRoundInput!) {
    settleWaitingRound(input: $input)
  }
`);

const keyOf = (casinoId: string) => ['waiting-rounds', casinoId] as const;

/** The rounds of a casino whose call to its wallet was refused, or not answered for 72 hours. */
export const WaitingRounds = ({ casinoId }: { readonly casinoId: string }) => {
  const { api } = usePlatform();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(casinoId),
    queryFn: async () => (await api.send(listRounds, { casinoId })).listWaitingRounds,
  });
  return (
    <Panel
      title="Needs your attention"
      lead="Rounds whose call your wallet refused, or did not answer for 72 hours. Their players wait for the amount."
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton rows={2} />}
      {data?.length === 0 && (
        <EmptyState title="No round needs you">Your wallet has answered all calls.</EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((round) => (
            <li key={round.id} className="rounded-lg border border-line p-4">
              <Round round={round} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Round = ({ round }: { readonly round: WaitingRound }) => {
  const { id: roundId, casinoId, user, coin, decimals, bet, win, problem, at, waitsSince } = round;
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [isSettling, setSettling] = useState(false);
  const reread = () => queries.invalidateQueries({ queryKey: keyOf(casinoId) });
  const retry = useMutation({
    mutationFn: () => api.send(retryRound, { input: { casinoId, roundId } }),
    onSuccess: ({ retryWaitingRound: isDone }) =>
      isDone
        ? say.done('The wallet has confirmed it.')
        : say.done('Sent. It is repeated until the wallet answers.'),
    onError: (error) => say.failed(sentenceFor(error)),
    onSettled: reread,
  });
  const amount = (minor: string) => `${coinsOf(BigInt(minor), decimals)} ${coin}`;
  const owed = win === null ? `Give back the bet of ${amount(bet)}` : `Pay the win of ${amount(win)}`;
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold text-heading">{owed}</h3>
      <Facts
        rows={[
          ['User in your wallet', user],
          [
            'Round',
            <code key="id" className="text-sm break-all">
              {roundId}
            </code>,
          ],
          ['Played', <When key="at" at={at} />],
          ['Waits since', <When key="since" at={waitsSince} />],
          ['Last reply of the wallet', problem],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          Retry
        </Button>
        <Button look="quiet" onClick={() => setSettling(true)}>
          Settle by hand
        </Button>
      </div>
      {isSettling && (
        <Suspense>
          <ReasonDialog
            title={`${owed} by hand?`}
            label="How did the player get it?"
            hint="The journal keeps your answer. Nothing is sent to the wallet. This cannot be undone."
            confirmLabel="Settle by hand"
            onClose={() => setSettling(false)}
            onConfirm={async (reason) => {
              await api.send(settleRound, { input: { casinoId, roundId, reason } });
              say.done('The round is settled.');
              await reread();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
