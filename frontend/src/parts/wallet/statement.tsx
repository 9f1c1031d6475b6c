import { useMemo, useState } from 'react';
import type { Balance, CoinType } from '#domain/generated/types';
import { coinAmount, purses } from '../../platform/labels/brand-labels';
import { useSession } from '../../platform/platform';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { TableList } from '../lists/table-list';
import { ownPromotionsPath } from '../promotions/own-promotions-path';
import { ownRoundPath } from '../rounds/own-round-path';
import { useGameTitles } from '../rounds/read-game-titles';
import { useStatement, type Wallet } from './list-statement';
import { movementTable } from './movement-table';
import { StatementExport } from './statement-export';

interface StatementProps {
  readonly brandId: string;
  readonly userId: string;
  readonly coinTypes: readonly CoinType[];
  readonly balances: readonly Balance[];
  /** `page` has search, sorting and column settings; `inside` another element has none. */
  readonly place?: 'page' | 'inside';
}

/** The statement of one player, for one wallet at a time. */
export const Statement = ({ brandId, userId, coinTypes, balances, place = 'inside' }: StatementProps) => {
  const [chosen, setChosen] = useState<string>();
  const shown = balances.find((balance) => nameOf(balance) === chosen) ?? balances[0];
  if (shown === undefined)
    return (
      <EmptyState title="No movements yet">All coin movements are recorded here permanently.</EmptyState>
    );
  const wallet = { brandId, userId, coin: shown.coin, purse: shown.purse };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        {balances.length > 1 ? (
          <FilterSelect
            label="Wallet"
            all={walletLabels(balances[0] ?? shown)}
            options={balances.slice(1).map((balance) => [nameOf(balance), walletLabels(balance)] as const)}
            value={chosen}
            onChange={setChosen}
          />
        ) : (
          <p className="text-muted">
            {walletLabels(shown)} · {coinAmount(shown.amount, shown.coin, coinTypes)}
          </p>
        )}
        <StatementExport wallet={wallet} />
      </div>
      <WalletMovements
        key={nameOf(shown)}
        place={place}
        wallet={wallet}
        balance={`${shown.amount} ${shown.seq}`}
        coinTypes={coinTypes}
      />
    </div>
  );
};

interface WalletMovementsProps {
  readonly place: 'page' | 'inside';
  readonly wallet: Wallet;
  readonly balance: string;
  readonly coinTypes: readonly CoinType[];
}

const WalletMovements = ({ place, wallet, balance, coinTypes }: WalletMovementsProps) => {
  const statement = useStatement(wallet, balance);
  const titles = useGameTitles(wallet.brandId);
  const isOwn = useSession()?.sub === wallet.userId;
  const { brandId } = wallet;
  const table = useMemo(
    () =>
      movementTable({
        caption: 'Statement, newest first',
        coinTypes,
        titles,
        ...(isOwn && {
          roundPath: (id) => ownRoundPath(brandId, id),
          promotionsPath: ownPromotionsPath(brandId),
        }),
      }),
    [brandId, coinTypes, titles, isOwn],
  );
  return (
    <TableList
      place={place}
      table={table}
      list={statement}
      exportLabel="Export shown rows as CSV"
      empty={<EmptyState title="No movements yet">Coin movements appear here.</EmptyState>}
    />
  );
};

const nameOf = ({ coin, purse }: Balance): string => `${coin} ${purse}`;
const walletLabels = ({ coin, purse }: Balance): string =>
  purse === 'MAIN' ? coin : `${coin}, ${purses[purse].toLowerCase()}`;
