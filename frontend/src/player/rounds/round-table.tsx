import type { CoinType } from '#domain/generated/types';
import { coinAmount } from '../../platform/labels/brand-labels';
import { Badge } from '../../ui/badge';
import type { Column, Table } from '../../ui/table/table';
import type { AskedRow } from '../../ui/table/use-opened';
import { whenColumn } from '../../parts/lists/columns';
import { isRevealed } from '../../parts/rounds/check-coin-round';
import { RoundDetails } from './round-details';
import type { ReadRound } from '../../parts/rounds/round-requests';
import { useEffect, useRef } from 'react';

interface RoundTableOptions {
  readonly brandId: string;
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: ReadonlyMap<string, string> | undefined;
  /** The coins of the brand. */
  readonly coinTypes: readonly Pick<CoinType, 'code' | 'name' | 'decimals'>[];
  readonly asked: AskedRow;
}

/**
 * The table of the player's rounds: bet, win, and whether the seed is revealed, with which the round can be
 * verified.
 */
export const roundTable = ({ brandId, titles, coinTypes, asked }: RoundTableOptions): Table<ReadRound> => ({
  id: 'rounds',
  caption: 'Your rounds',
  noun: { one: 'round', many: 'rounds' },
  title: {
    header: 'Game',
    textOf: ({ gameId }) =>
      titles ? (titles.get(gameId) ?? 'A game that is no longer available') : 'A game',
    picture: ({ id }) => id === asked.id && <AskedRound key={asked.visit} />,
  },
  columns: [
    whenColumn('when', 'Played', ({ at }) => at),
    amountColumn('bet', 'Bet', coinTypes, ({ bet }) => bet),
    amountColumn('win', 'Win', coinTypes, ({ win }) => win),
    seedColumn,
    {
      id: 'nonce',
      header: 'Nonce',
      width: 90,
      align: 'end',
      isExtra: true,
      valueOf: ({ nonce }) => nonce,
    },
  ],
  details: (round) => (
    <RoundDetails brandId={brandId} round={round} coin={coinTypes.find(({ code }) => code === round.coin)} />
  ),
});

const amountColumn = (
  id: string,
  header: string,
  coinTypes: RoundTableOptions['coinTypes'],
  amountOf: (round: ReadRound) => string,
): Column<ReadRound> => ({
  id,
  header,
  width: 150,
  align: 'end',
  valueOf: (round) => Number(amountOf(round)),
  show: (round) => coinAmount(amountOf(round), round.coin, coinTypes),
});

const seedText = (round: ReadRound): string => (isRevealed(round) ? 'Revealed' : 'Not revealed yet');

const seedColumn: Column<ReadRound> = {
  id: 'seed',
  header: 'Seed',
  width: 170,
  inCard: 'badge',
  valueOf: seedText,
  show: (round) => <Badge tone={isRevealed(round) ? 'good' : 'plain'}>{seedText(round)}</Badge>,
};

/** Part of the title of the row that the URL names: focuses the row and scrolls to it. */
const AskedRound = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = place.current?.closest<HTMLElement>('[data-row-control=main]');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, []);
  return <span ref={place} hidden />;
};
