import { integer, maxValue, minValue, number, pipe, record, safeParse, string } from 'valibot';
import type { CoinRoundConnection, Purse } from '#domain/generated/types';
import { playSession } from '#domain/play/play-session';
import type { WalletName } from '@novalink/ledger';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { ListedRounds } from '#lambda/functions/play-rounds/request';
import { roundTeller } from '#lambda/functions/play-rounds/present-rounds';
import { Refusal } from '#lambda/runtime/refusal';
import type { SettledBet } from '#lambda/stores/coins/settled-bets';

const keptMs = playSession.keptDays * 24 * 60 * 60 * 1000;

/** For each wallet, the number of the last listed bet. */
type Cursors = Readonly<Record<string, number>>;
const cursorsSchema = record(
  string(),
  pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)),
);

/**
 * The caller's own rounds in all coins, newest first, as far back as their seeds are stored. The wallets are
 * derived from the caller in every request, so a forged token cannot show rounds of other players.
 */
export function listRounds(needs: Needs) {
  const { facts, bets, clock } = needs;
  const presentRounds = roundTeller(needs);
  return async (
    caller: Caller,
    { brandId, limit, nextToken }: ListedRounds,
  ): Promise<CoinRoundConnection> => {
    const cursors = nextToken === null ? {} : cursorsOf(nextToken);
    const { brand, player } = await facts.standing(caller, brandId);
    if (!brand || !player) return { items: [], nextToken: null };
    const { playerId } = player;
    const since = new Date(clock().getTime() - keptMs).toISOString();
    const coins = brand.coinTypes.filter(({ kind }) => kind === 'PLAY').map(({ code }) => code);
    const wallets = coins.flatMap((coin) => purses.map((purse) => ({ brandId, playerId, coin, purse })));
    const found = await Promise.all(
      wallets.map((wallet) =>
        bets.find({
          wallet,
          before: cursors[cursorName(wallet)],
          since,
          limit,
        }),
      ),
    );
    const all = found.flatMap((page) => page.bets).sort(newestFirst);
    const page = all.slice(0, limit);
    const isEnd = all.length <= limit && found.every((one) => one.isEnd);
    const lasts = page.map(({ bet }) => [cursorName(bet), bet.seq] as const);
    return {
      items: await presentRounds(page, caller.sub),
      nextToken: isEnd ? null : tokenOf({ ...cursors, ...Object.fromEntries(lasts) }),
    };
  };
}

const purses = ['MAIN', 'PROMO'] as const satisfies readonly Purse[];
/** For the main wallet, the code of the coin is enough. */
const cursorName = ({ coin, purse }: Pick<WalletName, 'coin' | 'purse'>) =>
  purse === 'MAIN' ? coin : `${coin}#${purse}`;

const newestFirst = ({ bet: one }: SettledBet, { bet: other }: SettledBet) =>
  one.at === other.at ? other.seq - one.seq : one.at < other.at ? 1 : -1;

const tokenOf = (cursors: Cursors): string => Buffer.from(JSON.stringify(cursors)).toString('base64url');

function cursorsOf(nextToken: string): Cursors {
  try {
    const { success, output } = safeParse(
      cursorsSchema,
      JSON.parse(Buffer.from(nextToken, 'base64url').toString()),
    );
    if (success) return output;
  } catch {
    // An unreadable token is refused below.
  }
  throw new Refusal('input.invalid', { field: 'nextToken' });
}
