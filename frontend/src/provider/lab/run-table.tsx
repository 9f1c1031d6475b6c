import { labPlaces } from '../../parts/lab/lab-places';
import type { ShownRun } from '../../parts/lab/run-requests';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { whole } from '../../platform/labels/numbers';
import { percent } from '../../platform/labels/game-labels';
import { isInProgress, meaningOf, runStatuses, withInterval } from '../../platform/labels/lab-labels';
import type { Table } from '../../ui/table/table';

/** The table of the user's test runs; `titles` are the titles of the user's games by id. */
export const runTable = (titles: ReadonlyMap<string, string>): Table<ShownRun> => ({
  id: 'test-runs',
  caption: 'Test runs',
  noun: { one: 'run', many: 'runs' },
  title: {
    header: 'Run',
    textOf: ({ name }) => name,
    to: ({ id }) => labPlaces.run(id),
  },
  columns: [
    statusColumn(runStatuses, ({ status }) => status),
    {
      id: 'game',
      header: 'Game',
      width: 150,
      valueOf: ({ gameId, semver }) =>
        semver === null ? null : `${titles.get(gameId ?? '') ?? 'A game'} ${semver}`,
    },
    {
      id: 'rounds',
      header: 'Rounds',
      width: 110,
      align: 'end',
      valueOf: ({ rounds }) => rounds,
      show: ({ rounds }) => whole(rounds),
    },
    { id: 'mode', header: 'Mode', width: 110, isExtra: true, valueOf: ({ mode }) => mode },
    {
      id: 'result',
      header: 'Result',
      width: 190,
      valueOf: (run) => resultOf(run).join(' · '),
      show: (run) => resultOf(run).map((line) => <p key={line}>{line}</p>),
    },
    whenColumn('started', 'Started', ({ createdAt }) => createdAt),
  ],
});

/** The result in one or two lines. */
const resultOf = (run: ShownRun): readonly string[] => {
  const { status, simulatedRtp, halfWidth, rtp, shards, shardsDone } = run;
  if (isInProgress(status)) return [`${whole(shardsDone)} of ${whole(shards)} parts are played.`];
  if (simulatedRtp === null || halfWidth === null || rtp === null) return [meaningOf(run)];
  return [`RTP ${withInterval(simulatedRtp, halfWidth)}`, `exactly ${percent(rtp, 4)}`];
};
