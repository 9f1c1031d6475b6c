import type { ReactNode } from 'react';
import type { CoinType, Movement } from '#domain/generated/types';
import { coinAmount, movementKinds, signedCoinAmount } from '../../platform/brand-words';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';

interface MovementTableProps {
  /** What the table is, to those who listen. */
  readonly caption: string;
  readonly movements: readonly Movement[];
  readonly coinTypes: readonly CoinType[];
  /** Who a movement is of, where the table is of more than one person. */
  readonly playerOf?: (movement: Movement) => ReactNode;
}

/** Movements as a statement has them: what came or went, and the balance after it. */
export const MovementTable = ({ caption, movements, coinTypes, playerOf }: MovementTableProps) => (
  <table className="w-full border-collapse text-[0.9375rem]">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line text-left text-sm text-muted">
        <th scope="col" className="py-2 pr-4 font-medium">
          What
        </th>
        <th scope="col" className="py-2 text-right font-medium">
          Amount
        </th>
        <th scope="col" className="py-2 pl-4 text-right font-medium">
          Balance
        </th>
      </tr>
    </thead>
    <tbody>
      {movements.map((movement) => (
        <tr key={movement.key} className="border-b border-line align-top last:border-b-0">
          <td className="py-3 pr-4">
            <MovementWords movement={movement} />
            {playerOf && <p className="text-sm break-words">{playerOf(movement)}</p>}
          </td>
          <td className="py-3 text-right font-semibold whitespace-nowrap">
            <span className={movement.amount.startsWith('-') ? '' : 'text-success'}>
              {signedCoinAmount(movement, coinTypes)}
            </span>
          </td>
          <td className="py-3 pl-4 text-right whitespace-nowrap text-muted">
            {movement.balance === null ? '–' : coinAmount(movement.balance, movement.coin, coinTypes)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
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
