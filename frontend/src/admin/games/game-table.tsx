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
import type { OwnedGame } from '../../parts/games/owned-game';
import { DecisionMenu } from '../review/decision-menu';
import { useDecideGame } from './decide-game';
import { offeredFor } from './offered-decisions';

const GameDetails = lazy(async () => ({ default: (await import('./game-details')).GameDetails }));

/** The table of games for admins. */
export const gameTable: Table<OwnedGame> = {
  id: 'games',
  caption: 'Games',
  noun: { one: 'game', many: 'games' },
  title: {
    header: 'Game',
    textOf: ({ title }) => title,
    to: ({ id }) => adminPaths.game(id),
    picture: ({ thumbnailKey }) => <SmallPicture src={thumbnailKey && imageAddress(thumbnailKey)} />,
  },
  columns: [
    statusColumn(
      gameStatuses,
      ({ status }) => status,
      ({ status, offered }) => status === 'LIVE' && !offered && 'Hidden with its company',
    ),
    {
      id: 'provider',
      header: 'Provider',
      width: 160,
      valueOf: ({ companyName }) => companyName,
      show: ({ companyId, companyName }) => (
        <Link
          to={{ search: `${new URLSearchParams(searchFor({ ...everyGame, companyId }))}` }}
          title={`Only games of ${companyName}`}
          className="line-clamp-2 text-secondary hover:underline"
        >
          {companyName}
        </Link>
      ),
    },
    { id: 'type', header: 'Type', width: 100, valueOf: ({ type }) => gameTypes[type] },
    {
      id: 'rtp',
      header: 'RTP',
      width: 92,
      align: 'end',
      valueOf: ({ live }) => live && percent(live.rtp),
    },
    {
      id: 'version',
      header: 'Live version',
      width: 120,
      isExtra: true,
      valueOf: ({ live }) => live?.semver ?? null,
    },
    {
      id: 'volatility',
      header: 'Volatility',
      width: 120,
      isExtra: true,
      valueOf: ({ live }) => live && volatilities[live.volatility],
    },
    {
      id: 'win',
      header: 'Maximum win',
      width: 130,
      align: 'end',
      isExtra: true,
      valueOf: ({ live }) => live && timesBet(live.maxWinX),
    },
    { id: 'code', header: 'Code', width: 160, isExtra: true, valueOf: ({ code }) => code },
    whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  ],
  menu: (game) => <GameMenu game={game} />,
  details: (game) => (
    <Suspense fallback={<Skeleton rows={2} />}>
      <GameDetails game={game} />
    </Suspense>
  ),
};

/** Suspends or reinstates a game. */
const GameMenu = ({ game }: { readonly game: OwnedGame }) => (
  <DecisionMenu name={game.title} decide={useDecideGame(game)} offered={offeredFor(game)} />
);
