import type { TestRunFilter, TestRunStatus } from '#domain/generated/types';
import { runStatuses } from '../../platform/labels/lab-labels';

/** What narrows the runs, as the address keeps it; what an address holds besides is left out. */
export interface RunFilter {
  readonly status: TestRunStatus | undefined;
  readonly game: string | undefined;
}

export const statusOptions = Object.entries(runStatuses).map(
  ([status, { text }]) => [status as TestRunStatus, text] as const,
);

export const filterIn = (search: URLSearchParams): RunFilter => ({
  status: statusOptions.find(([status]) => status === search.get('status'))?.[0],
  game: /^[0-9A-Z]{1,40}$/.exec(search.get('game') ?? '')?.[0],
});

export const noFilter: RunFilter = { status: undefined, game: undefined };

export const searchFor = ({ status, game }: RunFilter): Record<string, string> => ({
  ...(status && { status }),
  ...(game !== undefined && { game }),
});

/** As the API takes it; undefined when nothing narrows. */
export const queryFilter = ({ status, game }: RunFilter): TestRunFilter | undefined =>
  status === undefined && game === undefined
    ? undefined
    : { ...(status && { status }), ...(game !== undefined && { gameId: game }) };
