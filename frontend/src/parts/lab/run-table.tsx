import { labPlaces } from './lab-places';
import type { ShownRun } from './run-requests';
import { statusColumn, whenColumn } from '../lists/columns';
import { whole } from '../../platform/words/figures';
import { percent } from '../../platform/words/game-words';
import { isUnderWay, meaningOf, runStatuses, withInterval } from '../../platform/words/lab-words';
import type { Table } from '../../ui/table/table';

/** One's test runs; `titles` are those of one's games by their ids. */
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

/** In one line or two. */
const resultOf = (run: ShownRun): readonly string[] => {
  const { status, simulatedRtp, halfWidth, rtp, shards, shardsDone } = run;
  if (isUnderWay(status)) return [`${whole(shardsDone)} of ${whole(shards)} parts are played.`];
  if (simulatedRtp === null || halfWidth === null || rtp === null) return [meaningOf(run)];
  return [`RTP ${withInterval(simulatedRtp, halfWidth)}`, `exactly ${percent(rtp, 4)}`];
};
