import type { CoinType } from '#domain/generated/types';
import { coinAmount } from '../../platform/labels/brand-labels';
import { Badge } from '../../ui/badge';
import type { Column, Table } from '../../ui/table/table';
import type { AskedRow } from '../../ui/table/use-opened';
import { whenColumn } from '../../parts/lists/columns';
import { AskedRound } from './asked-round';
import { isRevealed } from '../../parts/rounds/check-coin-round';
import { RoundDetails } from './round-details';
import type { ReadRound } from '../../parts/rounds/round-requests';
import * as messages from './messages';

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
  caption: messages.yourRounds,
  noun: { one: messages.round, many: messages.rounds },
  title: {
    header: messages.game,
    textOf: ({ gameId }) =>
      titles ? (titles.get(gameId) ?? messages.gameThatIsNoLonger) : messages.gameLabel,
    picture: ({ id }) => id === asked.id && <AskedRound key={asked.visit} />,
  },
  columns: [
    whenColumn('when', messages.played, ({ at }) => at),
    amountColumn('bet', messages.bet, coinTypes, ({ bet }) => bet),
    amountColumn('win', messages.win, coinTypes, ({ win }) => win),
    seedColumn,
    {
      id: 'nonce',
      header: messages.nonce,
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

const seedText = (round: ReadRound): string =>
  isRevealed(round) ? messages.revealed : messages.notRevealedYet;

const seedColumn: Column<ReadRound> = {
  id: 'seed',
  header: messages.seed,
  width: 170,
  inCard: 'badge',
  valueOf: seedText,
  show: (round) => <Badge tone={isRevealed(round) ? 'good' : 'plain'}>{seedText(round)}</Badge>,
};
