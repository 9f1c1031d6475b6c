import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { timesBet } from '../../platform/labels/numbers';
import {
  gameStatuses,
  gameTypes,
  imageAddress,
  percent,
  volatilities,
} from '../../platform/labels/game-labels';
import { SmallPicture } from '../../ui/media/small-picture';
import type { Table } from '../../ui/table/table';
import type { OwnedGame } from '../../parts/games/owned-game';
import { gamesPlaces } from './games-places';

/** The table of the provider's games: image, status, and figures of the live version. */
export const ownGameTable: Table<OwnedGame> = {
  id: 'own-games',
  caption: 'Games',
  noun: { one: 'game', many: 'games' },
  title: {
    header: 'Game',
    textOf: ({ title }) => title,
    to: ({ id }) => gamesPlaces.game(id),
    picture: ({ thumbnailKey }) => <SmallPicture src={thumbnailKey && imageAddress(thumbnailKey)} />,
  },
  columns: [
    statusColumn(
      gameStatuses,
      ({ status }) => status,
      ({ status, offered }) => status === 'LIVE' && !offered && 'Hidden',
    ),
    { id: 'version', header: 'Live version', width: 140, valueOf: ({ live }) => live?.semver ?? null },
    {
      id: 'rtp',
      header: 'RTP',
      width: 100,
      align: 'end',
      valueOf: ({ live }) => live && percent(live.rtp),
    },
    {
      id: 'volatility',
      header: 'Volatility',
      width: 120,
      valueOf: ({ live }) => live && volatilities[live.volatility],
    },
    {
      id: 'win',
      header: 'Maximum win',
      width: 140,
      align: 'end',
      isExtra: true,
      valueOf: ({ live }) => live && timesBet(live.maxWinX),
    },
    { id: 'type', header: 'Type', width: 110, isExtra: true, valueOf: ({ type }) => gameTypes[type] },
    { id: 'code', header: 'Code', width: 160, isExtra: true, valueOf: ({ code }) => code },
    whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  ],
};
