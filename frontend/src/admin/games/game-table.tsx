import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { timesBet } from '../../platform/labels/numbers';
import {
  gameStatuses,
  gameTypes,
  imageAddress,
  percent,
  volatilities,
} from '../../platform/labels/game-labels';
import { SmallPicture } from '../../ui/media/small-picture';
import { Skeleton } from '../../ui/skeleton';
import type { Table } from '../../ui/table/table';
import { searchFor, everyGame } from './game-choice';
import { GameMenu } from './game-menu';
import type { OwnedGame } from '../../parts/games/owned-game';
import * as messages from './messages';

const GameDetails = lazy(async () => ({ default: (await import('./game-details')).GameDetails }));

/** The table of games for admins. */
export const gameTable: Table<OwnedGame> = {
  id: 'games',
  caption: messages.games,
  noun: { one: messages.game, many: messages.inTextGames },
  title: {
    header: messages.gameLabel,
    textOf: ({ title }) => title,
    to: ({ id }) => adminPaths.game(id),
    picture: ({ thumbnailKey }) => <SmallPicture src={thumbnailKey && imageAddress(thumbnailKey)} />,
  },
  columns: [
    statusColumn(
      gameStatuses,
      ({ status }) => status,
      ({ status, offered }) => status === 'LIVE' && !offered && messages.hiddenWithItsCompany,
    ),
    {
      id: 'provider',
      header: messages.provider,
      width: 160,
      valueOf: ({ companyName }) => companyName,
      show: ({ companyId, companyName }) => (
        <Link
          to={{ search: `${new URLSearchParams(searchFor({ ...everyGame, companyId }))}` }}
          title={messages.onlyGamesOf(companyName)}
          className="line-clamp-2 text-secondary hover:underline"
        >
          {companyName}
        </Link>
      ),
    },
    { id: 'type', header: messages.type, width: 100, valueOf: ({ type }) => gameTypes[type] },
    {
      id: 'rtp',
      header: messages.rtp,
      width: 92,
      align: 'end',
      valueOf: ({ live }) => live && percent(live.rtp),
    },
    {
      id: 'version',
      header: messages.liveVersion,
      width: 120,
      isExtra: true,
      valueOf: ({ live }) => live?.semver ?? null,
    },
    {
      id: 'volatility',
      header: messages.volatility,
      width: 120,
      isExtra: true,
      valueOf: ({ live }) => live && volatilities[live.volatility],
    },
    {
      id: 'win',
      header: messages.maximumWin,
      width: 130,
      align: 'end',
      isExtra: true,
      valueOf: ({ live }) => live && timesBet(live.maxWinX),
    },
    { id: 'code', header: messages.code, width: 160, isExtra: true, valueOf: ({ code }) => code },
    whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt),
  ],
  menu: (game) => <GameMenu game={game} />,
  details: (game) => (
    <Suspense fallback={<Skeleton rows={2} />}>
      <GameDetails game={game} />
    </Suspense>
  ),
};
