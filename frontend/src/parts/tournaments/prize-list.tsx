import { coinsOf } from '#domain/wallet/amounts';
import type { ShownTournament } from './list-tournaments';
import { ranksText } from './tournament-labels';

type Prized = Pick<ShownTournament, 'prizes' | 'prizeKind' | 'pool' | 'coin' | 'decimals'>;

/** The prize of each rank. */
export const PrizeList = ({ tournament }: { readonly tournament: Prized }) => (
  <ul aria-label="Prizes" className="grid content-start gap-1.5">
    {tournament.prizes.map((prize) => (
      <li
        key={prize.rankFrom}
        className="flex justify-between gap-4 border-b border-line pb-1.5 last:border-0"
      >
        <span>{ranksText(prize)}</span>
        <strong className="tabular-nums">{prizeText(prize, tournament)}</strong>
      </li>
    ))}
  </ul>
);

type Prize = Prized['prizes'][number];

function prizeText({ rankFrom, rankTo, amount, share }: Prize, { pool, coin, decimals }: Prized): string {
  const isOne = rankFrom === rankTo;
  if (share === null) {
    const coins = `${coinsOf(BigInt(amount ?? '0'), decimals)} ${coin}`;
    return isOne ? coins : `${coins} each`;
  }
  const now = `${coinsOf((BigInt(pool) * BigInt(share)) / 10_000n, decimals)} ${coin}`;
  const percent = coinsOf(BigInt(share), 2).replace(/\.00$/, '');
  return isOne ? `${percent} % of the pool (now ${now})` : `${percent} % of the pool each (now ${now})`;
}
