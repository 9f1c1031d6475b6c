import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TournamentEntryStatus } from '#domain/generated/types';
import { TableList } from '../../parts/lists/table-list';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { PlayerName } from '../../parts/brand/player-name';
import { type ShownTournament, tournamentsKey } from '../../parts/tournaments/list-tournaments';
import { decideTournamentEntry } from '../../parts/tournaments/write-tournament';
import type { ListTournamentEntriesQuery } from '../../generated/operations';
import { sentenceFor } from '../../platform/api/error-sentences';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';
import type { BadgeTone } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { RowMenu } from '../../ui/table/row-menu';
import type { Table } from '../../ui/table/table';
import { say } from '../../ui/toasts';

type Entry = NonNullable<ListTournamentEntriesQuery['listTournamentEntries']>['items'][number];

const listTournamentEntries = operation(/* GraphQL */ `
  query ListTournamentEntries($tournamentId: ID!, $limit: Int, $nextToken: String) {
    listTournamentEntries(tournamentId: $tournamentId, limit: $limit, nextToken: $nextToken) {
      items {
        id
        status
        createdAt
        admittedAt
        userId
        displayName
      }
      nextToken
    }
  }
`);

const statuses: Record<TournamentEntryStatus, { readonly text: string; readonly tone: BadgeTone }> = {
  WAITING: { text: 'Waiting', tone: 'warning' },
  ADMITTED: { text: 'Admitted', tone: 'good' },
  DECLINED: { text: 'Declined', tone: 'plain' },
};

const decidedText = (player: string | null, admitted: boolean): string => {
  if (player === null) return admitted ? 'The player is admitted.' : 'The player is declined.';
  return admitted ? `${player} is admitted.` : `${player} is declined.`;
};

/** The entries, for managers, with the decisions about applications. */
export const EntriesPanel = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { id, brandId } = tournament;
  const { api } = usePlatform();
  const queries = useQueryClient();
  const entries = useConnection({
    operation: listTournamentEntries,
    key: [...tournamentsKey, 'entries', id],
    variables: { tournamentId: id },
    connectionIn: (answer) => answer.listTournamentEntries,
    idOf: (entry) => entry.id,
    fillTo: 25,
  });
  const table = useMemo((): Table<Entry> => {
    const decide = async ({ id: entryId, displayName }: Entry, admitted: boolean) => {
      try {
        await api.send(decideTournamentEntry, { input: { tournamentId: id, entryId, admitted } });
        say.done(decidedText(displayName, admitted));
      } catch (error) {
        say.failed(sentenceFor(error));
      }
      await queries.invalidateQueries({ queryKey: tournamentsKey });
    };
    return {
      id: 'tournament-entries',
      caption: 'Entries',
      noun: { one: 'entry', many: 'entries' },
      title: {
        header: 'Player',
        textOf: ({ displayName }) => displayName ?? 'Former player',
      },
      columns: [
        statusColumn(statuses, ({ status }) => status),
        whenColumn('entered', 'Entered', ({ createdAt }) => createdAt),
        {
          id: 'account',
          header: 'Account',
          width: 160,
          valueOf: ({ userId }) => userId,
          show: ({ userId }) => (userId === null ? '–' : <PlayerName brandId={brandId} userId={userId} />),
        },
      ],
      menu: (entry) => (
        <RowMenu
          name={entry.displayName ?? 'this player'}
          steps={
            entry.status === 'WAITING'
              ? [
                  { label: 'Admit', onSelect: () => void decide(entry, true) },
                  { label: 'Decline', onSelect: () => void decide(entry, false) },
                ]
              : []
          }
        />
      ),
    };
  }, [api, brandId, id, queries]);
  return (
    <Panel title="Entries">
      <TableList
        place="inside"
        table={table}
        list={entries}
        empty={<EmptyState title="No entries yet">Players appear here when they enter.</EmptyState>}
      />
    </Panel>
  );
};
