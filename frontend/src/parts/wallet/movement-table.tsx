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
