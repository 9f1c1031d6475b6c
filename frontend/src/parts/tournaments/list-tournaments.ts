import { useQuery } from '@tanstack/react-query';
import type { TournamentStatus } from '#domain/generated/types';
import type { TournamentFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';

/** A tournament as its pages show it. */
export type ShownTournament = TournamentFieldsFragment;

const tournamentFields = /* GraphQL */ `
  fragment TournamentFields on Tournament {
    id
    brandId
    name
    description
    coin
    decimals
    gameIds
    startsAt
    endsAt
    entryMode
    buyIn
    buyInCoin
    buyInDecimals
    minEntrants
    maxEntrants
    minBet
    maxRounds
    scoring {
      model
      capX100
      fromX100
      rounds
      bankroll
    }
    prizeKind
    prizes {
      rankFrom
      rankTo
      amount
      share
    }
    prizesSetBy
    budget
    pool
    entrants
    status
    cancelReason
    result {
      entrants
      ranked
      paid
      resultHash
    }
    entry {
      id
      status
      admittedAt
    }
    version
  }
`;

const listTournaments = operation(/* GraphQL */ `
  query ListTournaments($brandId: ID!, $limit: Int, $nextToken: String) {
    listTournaments(brandId: $brandId, limit: $limit, nextToken: $nextToken) {
      items {
        ...TournamentFields
      }
      nextToken
    }
  }
  ${tournamentFields}
`);

const getTournament = operation(/* GraphQL */ `
  query GetTournament($id: ID!) {
    getTournament(id: $id) {
      ...TournamentFields
    }
  }
  ${tournamentFields}
`);

export const tournamentsKey = ['tournaments'];

/** The polling interval of tournaments whose status changes with time. */
const readEveryMs = 15_000;
const listReadEveryMs = 60_000;
const isMoving = (status: TournamentStatus | undefined): boolean =>
  status === 'SCHEDULED' || status === 'RUNNING' || status === 'SETTLING';

/** The tournaments of a brand that the user can see, newest first, page by page. */
export const useTournaments = (brandId: string) =>
  useConnection({
    operation: listTournaments,
    key: [...tournamentsKey, brandId],
    variables: { brandId },
    connectionIn: (answer) => answer.listTournaments,
    idOf: ({ id }) => id,
    fillTo: 25,
    refetchInterval: (items) => items.some(({ status }) => isMoving(status)) && listReadEveryMs,
  });

interface TournamentOptions {
  /** Whether the tournament is requested again while its status changes with time. */
  readonly polls?: boolean;
}

export const useTournament = (id: string, { polls = true }: TournamentOptions = {}) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...tournamentsKey, 'one', id],
    queryFn: async () => (await api.send(getTournament, { id })).getTournament,
    refetchInterval: ({ state: { data } }) => polls && isMoving(data?.status) && readEveryMs,
  });
};
