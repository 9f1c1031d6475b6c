import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { timesBet } from '../../platform/labels/numbers';
import { versionStatuses, volatilities } from '../../platform/labels/game-labels';
import type { Table } from '../../ui/table/table';
import type { ListedVersion } from '../games/version-fields';
import { gamesPlaces } from '../games/games-places';

/** The versions of a game. */
export const versionTable: Table<ListedVersion> = {
  id: 'versions',
  caption: 'Versions',
  noun: { one: 'version', many: 'versions' },
  title: {
    header: 'Version',
    textOf: ({ semver }) => semver,
    to: ({ gameId, id }) => gamesPlaces.version(gameId, id),
    note: ({ status, reviewNote }) =>
      status === 'REJECTED' && reviewNote !== null && <p className="whitespace-pre-line">{reviewNote}</p>,
  },
  columns: [
    statusColumn(versionStatuses, ({ status }) => status),
    {
      id: 'rtp',
      header: 'Declared RTP',
      width: 140,
      align: 'end',
      valueOf: ({ declaredRtp }) => declaredRtp,
    },
    {
      id: 'win',
      header: 'Maximum win',
      width: 140,
      align: 'end',
      valueOf: ({ declaredMaxWinX }) => timesBet(declaredMaxWinX),
    },
    {
      id: 'volatility',
      header: 'Volatility',
      width: 120,
      valueOf: ({ volatility }) => volatility && volatilities[volatility],
    },
    whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  ],
};
