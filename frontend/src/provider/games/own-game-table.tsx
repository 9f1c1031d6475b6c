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
import * as messages from './messages';

/** The table of the provider's games: image, status, and figures of the live version. */
export const ownGameTable: Table<OwnedGame> = {
  id: 'own-games',
  caption: messages.games,
  noun: { one: messages.inTextGame, many: messages.inTextGames },
  title: {
    header: messages.game,
    textOf: ({ title }) => title,
    to: ({ id }) => gamesPlaces.game(id),
    picture: ({ thumbnailKey }) => <SmallPicture src={thumbnailKey && imageAddress(thumbnailKey)} />,
  },
  columns: [
    statusColumn(
      gameStatuses,
      ({ status }) => status,
      ({ status, offered }) => status === 'LIVE' && !offered && messages.hidden,
    ),
    { id: 'version', header: messages.liveVersion, width: 140, valueOf: ({ live }) => live?.semver ?? null },
    {
      id: 'rtp',
      header: messages.rtp,
      width: 100,
      align: 'end',
      valueOf: ({ live }) => live && percent(live.rtp),
    },
    {
      id: 'volatility',
      header: messages.volatility,
      width: 120,
      valueOf: ({ live }) => live && volatilities[live.volatility],
    },
    {
      id: 'win',
      header: messages.maximumWin,
      width: 140,
      align: 'end',
      isExtra: true,
      valueOf: ({ live }) => live && timesBet(live.maxWinX),
    },
    { id: 'type', header: messages.type, width: 110, isExtra: true, valueOf: ({ type }) => gameTypes[type] },
    { id: 'code', header: messages.code, width: 160, isExtra: true, valueOf: ({ code }) => code },
    whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt),
  ],
};
