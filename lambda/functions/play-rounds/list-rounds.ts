import { integer, maxValue, minValue, number, pipe, record, safeParse, string } from 'valibot';
import type { CoinRoundConnection } from '#domain/generated/types';
import { playSession } from '#domain/play/play-session';
import type { Caller } from '#lambda/caller';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { ListedRounds } from '#lambda/functions/play-rounds/request';
import { roundTeller } from '#lambda/functions/play-rounds/present-rounds';
import { Refusal } from '#lambda/refusal';
import type { SettledBet } from '#lambda/stores/coins/settled-bets';

const keptMs = playSession.keptDays * 24 * 60 * 60 * 1000;

/** By the code of a coin: the number, in its wallet, of the last bet that was told. */
type Cursors = Readonly<Record<string, number>>;
const cursorsSchema = record(
  string(),
  pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)),
);

/**
 * The caller's own rounds with all coins, newest first, as far back as their seeds are kept. Which wallets are read
 * follows from the caller each time, so that a forged token shows nothing of anybody else.
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
    const found = await Promise.all(
      coins.map((coin) =>
        bets.find({
          wallet: { brandId, playerId, coin, purse: 'MAIN' },
          before: cursors[coin],
          since,
          limit,
        }),
      ),
    );
    const all = found.flatMap((page) => page.bets).sort(newestFirst);
    const page = all.slice(0, limit);
    const isEnd = all.length <= limit && found.every((one) => one.isEnd);
    const lasts = page.map(({ bet }) => [bet.coin, bet.seq] as const);
    return {
      items: await presentRounds(page, caller.sub),
      nextToken: isEnd ? null : tokenOf({ ...cursors, ...Object.fromEntries(lasts) }),
    };
  };
}

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
    // Refused below.
  }
  throw new Refusal('input.invalid', { field: 'nextToken' });
}
