import type { TestRunFilter, TestRunStatus } from '#domain/generated/types';
import { runStatuses } from '../../platform/labels/lab-labels';

/** The filter of the runs in the URL. Other parameters are ignored. */
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

/** The filter for the API; undefined without conditions. */
export const queryFilter = ({ status, game }: RunFilter): TestRunFilter | undefined =>
  status === undefined && game === undefined
    ? undefined
    : { ...(status && { status }), ...(game !== undefined && { gameId: game }) };
