import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CoinType, Movement, MovementKind } from '#domain/generated/types';
import { playSession } from '#domain/play/play-session';
import { coinAmount, movementKinds, signedCoinAmount } from '../../platform/labels/brand-labels';
import { tournamentPath } from '../tournaments/tournament-paths';
import { Badge } from '../../ui/badge';
import type { Column, Table } from '../../ui/table/table';
import { When } from '../../ui/when';

interface MovementTableOptions {
  /** The caption of the table for screen readers. */
  readonly caption: string;
  readonly coinTypes: readonly CoinType[];
  /** The player of a movement, if the table contains movements of several players. */
  readonly playerOf?: (movement: Movement) => ReactNode;
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: ReadonlyMap<string, string> | undefined;
  /** The path of a round's details; absent if the user cannot see them. */
  readonly roundPath?: ((roundId: string) => string) | undefined;
  /** The path of the user's promotions; only for the user's own statement. */
  readonly promotionsPath?: string | undefined;
}

/** The table of a statement: movements, each with the balance after it. */
export const movementTable = (options: MovementTableOptions): Table<Movement> => ({
  id: 'movements',
  caption: options.caption,
  noun: { one: 'movement', many: 'movements' },
  title: {
    header: 'Movement',
    textOf: ({ kind }) => movementKinds[kind],
    note: ({ state, reason }) => (
      <>
        {state === 'DECLINED' && <Badge tone="warning">Declined</Badge>}
        {reason !== null && <p className="break-words whitespace-pre-line">{reason}</p>}
      </>
    ),
  },
  columns: [
    {
      id: 'game',
      header: 'Game',
      width: 170,
      valueOf: ({ gameId }) => (gameId === null ? null : (options.titles?.get(gameId) ?? gameId)),
      show: (movement) => <Play movement={movement} {...options} />,
    },
    ...playerColumn(options),
    {
      id: 'when',
      header: 'Time',
      width: 160,
      valueOf: ({ at }) => at,
      show: ({ at, seq }) => (
        <>
          <When at={at} isDense />
          {seq !== null && ` · no. ${seq}`}
        </>
      ),
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 140,
      align: 'end',
      valueOf: ({ amount }) => Number(amount),
      show: (movement) => (
        <strong className={movement.amount.startsWith('-') ? '' : 'text-success'}>
          {signedCoinAmount(movement, options.coinTypes)}
        </strong>
      ),
    },
    {
      id: 'balance',
      header: 'Balance',
      width: 140,
      align: 'end',
      valueOf: ({ balance }) => (balance === null ? null : Number(balance)),
      show: ({ balance, coin }) => (balance === null ? '–' : coinAmount(balance, coin, options.coinTypes)),
    },
  ],
});

const playerColumn = ({ playerOf }: MovementTableOptions): readonly Column<Movement>[] =>
  playerOf
    ? [{ id: 'player', header: 'Player', width: 130, valueOf: ({ userId }) => userId, show: playerOf }]
    : [];

type PlayProps = Pick<MovementTableOptions, 'titles' | 'roundPath' | 'promotionsPath'> & {
  readonly movement: Movement;
};

const { keptDays } = playSession;
const dayMilliseconds = 86_400_000;

/** Movements whose reference is the id of a tournament. */
const ofTournaments: ReadonlySet<MovementKind> = new Set(['BUY_IN', 'REFUND', 'PRIZE']);

/**
 * The game of a bet or a win with a link to the round; for other movements a link to the tournament or the
 * promotions.
 */
const Play = ({
  movement: { at, kind, brandId, gameId, reference },
  titles,
  roundPath,
  promotionsPath,
}: PlayProps) => {
  const [now] = useState(() => Date.now());
  if (ofTournaments.has(kind) && reference !== null)
    return <WayTo path={tournamentPath('Tourney', brandId, reference)}>See tournament</WayTo>;
  if (kind === 'REWARD' && promotionsPath !== undefined)
    return <WayTo path={promotionsPath}>See promotions</WayTo>;
  if (kind !== 'BET' && kind !== 'WIN') return <span className="text-muted">–</span>;
  const title = gameId === null ? undefined : titles?.get(gameId);
  const isKept = Date.parse(at) + keptDays * dayMilliseconds > now;
  const isNamed = gameId === null ? isKept : titles !== undefined;
  return (
    <p className="flex flex-wrap gap-x-3">
      {isNamed && <span className="break-words">{title ?? 'A game that is no longer offered'}</span>}
      {roundPath && reference !== null && isKept && <WayTo path={roundPath(reference)}>Round details</WayTo>}
      {roundPath && reference !== null && !isKept && (
        <span className="text-muted">Round details were deleted after {keptDays} days</span>
      )}
    </p>
  );
};

const WayTo = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <Link to={path} className="text-secondary underline underline-offset-4">
    {children}
  </Link>
);
