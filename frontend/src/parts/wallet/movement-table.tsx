import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CoinType, Movement } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { coinAmount, movementKinds, signedCoinAmount } from '../../platform/words/brand-words';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';

interface MovementTableProps {
  /** What the table is, to those who listen. */
  readonly caption: string;
  readonly movements: readonly Movement[];
  readonly coinTypes: readonly CoinType[];
  /** Who a movement is of, where the table is of more than one person. */
  readonly playerOf?: (movement: Movement) => ReactNode;
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: ReadonlyMap<string, string> | undefined;
  /** The address of a round's details, where the reader may see them. */
  readonly roundPath?: ((roundId: string) => string) | undefined;
}

/** Movements as a statement has them: what came or went, and the balance after it. */
export const MovementTable = ({
  caption,
  movements,
  coinTypes,
  playerOf,
  titles,
  roundPath,
}: MovementTableProps) => (
  <table className="w-full border-collapse text-[0.9375rem]">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line text-left text-sm text-muted">
        <th scope="col" className="py-2 pr-4 font-medium">
          What
        </th>
        <th scope="col" className="py-2 font-medium">
          <Figures amount="Amount" balance="Balance" />
        </th>
      </tr>
    </thead>
    <tbody>
      {movements.map((movement) => (
        <tr key={movement.key} className="border-b border-line align-top last:border-b-0">
          <td className="py-3 pr-4">
            <MovementWords movement={movement} />
            <Play movement={movement} titles={titles} roundPath={roundPath} />
            {playerOf && <p className="text-sm break-words">{playerOf(movement)}</p>}
          </td>
          <td className="py-3">
            <Figures
              amount={
                <strong className={movement.amount.startsWith('-') ? '' : 'text-success'}>
                  {signedCoinAmount(movement, coinTypes)}
                </strong>
              }
              balance={
                movement.balance === null ? '–' : coinAmount(movement.balance, movement.coin, coinTypes)
              }
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Side by side; the balance below the amount where there is no room. */
const Figures = ({ amount, balance }: { readonly amount: ReactNode; readonly balance: ReactNode }) => (
  <div className="grid justify-end gap-x-6 text-right sm:grid-cols-[auto_minmax(11rem,auto)]">
    <span className="whitespace-nowrap">{amount}</span>
    <span className="whitespace-nowrap text-muted">{balance}</span>
  </div>
);

const MovementWords = ({ movement: { at, kind, state, seq, reason } }: { readonly movement: Movement }) => (
  <>
    <p className="flex flex-wrap items-center gap-x-2 font-medium">
      {movementKinds[kind]}
      {state === 'DECLINED' && <Badge tone="warning">Declined</Badge>}
    </p>
    <p className="text-sm text-muted">
      <When at={at} />
      {seq !== null && ` · no. ${seq}`}
    </p>
    {reason !== null && (
      <p className="mt-0.5 max-w-prose text-sm break-words whitespace-pre-line">{reason}</p>
    )}
  </>
);

type PlayProps = Pick<MovementTableProps, 'titles' | 'roundPath'> & { readonly movement: Movement };

const { keptDays } = limits.playSession;
const dayMilliseconds = 86_400_000;

/** The game of a bet or a win, and the way to its round. */
const Play = ({ movement: { at, kind, gameId, reference }, titles, roundPath }: PlayProps) => {
  const [now] = useState(() => Date.now());
  if (kind !== 'BET' && kind !== 'WIN') return null;
  const title = gameId === null ? undefined : titles?.get(gameId);
  const isKept = Date.parse(at) + keptDays * dayMilliseconds > now;
  const isNamed = gameId === null ? isKept : titles !== undefined;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm">
      {isNamed && <span className="break-words">{title ?? 'A game that is no longer offered'}</span>}
      {roundPath && reference !== null && isKept && (
        <Link to={roundPath(reference)} className="text-secondary underline underline-offset-4">
          Round details
        </Link>
      )}
      {roundPath && reference !== null && !isKept && (
        <span className="text-muted">Round details were deleted after {keptDays} days</span>
      )}
    </p>
  );
};
