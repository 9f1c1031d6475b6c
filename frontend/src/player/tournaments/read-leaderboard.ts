import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nullableOperation, operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import {
  type ChangedStanding,
  isUpToDate,
  isWhole,
  noChanges,
  type ReadLeaderboard,
  withChanges,
  withReceived,
} from './changed-standings';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { leaderboardKey } from './shown-leaderboard';

const getLeaderboard = operation(/* GraphQL */ `
  query GetLeaderboard($tournamentId: ID!) {
    getLeaderboard(tournamentId: $tournamentId) {
      top {
        entryId
        name
        score
        rounds
        order
      }
      boundaries {
        rank
        order
      }
      ranked
      own {
        entryId
        name
        score
        rounds
        order
      }
      at
    }
  }
`);

const onLeaderboardChange = nullableOperation(/* GraphQL */ `
  subscription OnLeaderboardChange($tournamentId: ID!) {
    onLeaderboardChange(tournamentId: $tournamentId) {
      standings {
        entryId
        score
        rounds
        order
      }
    }
  }
`);

/** The API caches a leaderboard for two seconds. */
const readEveryMs = 3000;
/** The polling interval after the start of the subscription, until a response is newer and contains all entries. */
const catchUpMs = 2500;
/** The polling interval while the subscription delivers, because messages can be lost. */
const checkEveryMs = 60_000;

/**
 * The leaderboard of a published tournament. While the tournament runs, a subscription updates it. Without
 * a subscription, or if the leaderboard has more entries than a response contains, it is read every
 * `everyMs` while the page is visible.
 */
export const useLeaderboard = (
  { id, status }: Pick<ShownTournament, 'id' | 'status'>,
  everyMs: number = readEveryMs,
  /** A standing that the page has from elsewhere. */
  own?: ChangedStanding,
) => {
  const { api, realTime } = usePlatform();
  const [changes, setChanges] = useState(noChanges);
  const isLive = status === 'RUNNING' || status === 'SETTLING';
  const { data, error, refetch } = useQuery({
    queryKey: leaderboardKey(id),
    enabled: status !== 'DRAFT' && status !== 'SCHEDULED',
    queryFn: async (): Promise<ReadLeaderboard> => {
      const askedAt = Date.now();
      return { board: (await api.send(getLeaderboard, { tournamentId: id })).getLeaderboard, askedAt };
    },
    refetchInterval: ({ state }) => {
      if (!isLive) return false;
      if (changes.since === undefined || !state.data) return everyMs;
      return isUpToDate(state.data, changes) ? checkEveryMs : catchUpMs;
    },
  });
  const isFollowed = isLive && data !== undefined && isWhole(data.board);
  useEffect(() => {
    if (!isFollowed) return undefined;
    const end = realTime.subscribe(
      onLeaderboardChange,
      { tournamentId: id },
      {
        onStart: () => setChanges({ ...noChanges, since: Date.now() }),
        onData: ({ onLeaderboardChange: change }) =>
          setChanges((before) => withReceived(before, change?.standings ?? [], Date.now())),
        onStop: () => setChanges((before) => ({ ...before, since: undefined })),
      },
    );
    return () => {
      end();
      setChanges(noChanges);
    };
  }, [realTime, id, isFollowed]);
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (wasLive.current && !isLive) void refetch();
    wasLive.current = isLive;
  }, [isLive, refetch]);
  const shown = useMemo(
    () => data && withChanges(data, own ? withReceived(changes, [own], 0) : changes),
    [data, changes, own],
  );
  return { data: shown, error, refetch };
};
