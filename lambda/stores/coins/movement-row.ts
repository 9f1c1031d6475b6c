import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dayListPartition, movementKey, walletPartition, walletSort } from '#domain/keys';
import { houseAccount, legsOf, type PostedMovement, type StoredMovement } from '@novalink/ledger';
import { dayListLane } from '#domain/wallet/day-list-lanes';
import { afterBet, kindOfKey, referenceOfKey } from '#domain/wallet/movement-names';

const hashForm = /^[0-9a-f]{64}$/;

/**
 * Creates the journal row of a movement; `parseMovement` reads it. Values that follow from the key and default values
 * are not stored. Attributes: `a` amount, `b` balance, `k` kind, `by` actor, `r` reason, `ref` reference, `h` request
 * hash, `t` treasury shard, `s` session, `g` game, `v` version, `l` bet level, `d` commitment and `n` nonce of the
 * draw. Declined movements also have `w` wallet, `why`, and `sb` the balance when declined.
 */
export function movementRow(movement: StoredMovement): Record<string, AttributeValue> {
  const { brandId, playerId, coin, purse, at, key, amount, actor, reason, play, draw } = movement;
  const wallet = walletPartition(brandId, playerId, coin, purse);
  const row = {
    ...movementKey(key),
    gsi2pk: dayListPartition(brandId, at.slice(0, 10), dayListLane(playerId)),
    // A win has the same time as its bet.
    gsi2sk: movement.kind === 'WIN' ? `${at}${afterBet}` : at,
    a: amount,
    k: kindOfKey(key) === movement.kind ? undefined : movement.kind,
    by: actor === playerId ? undefined : actor,
    r: reason ?? undefined,
    ref: keptReference(movement),
    h: keptHash(movement.requestHash),
    s: play?.sessionId,
    g: play?.gameId,
    v: play?.versionId,
    l: play?.betLevel === -amount ? undefined : play?.betLevel,
    d: draw && keptHash(draw.serverSeedHash),
    n: draw?.nonce,
    ...(movement.state === 'POSTED'
      ? { gsi1pk: wallet, gsi1sk: walletSort(movement.seq), b: movement.balance, t: treasuryShard(movement) }
      : { w: wallet, why: movement.why, sb: movement.seenBalance ?? undefined }),
  };
  return marshall(row, { removeUndefinedValues: true });
}

/** Returns an empty string if the key contains a reference but the movement has none. */
function keptReference({ kind, key, reference }: StoredMovement): string | undefined {
  if (reference === referenceOfKey(kind, key)) return undefined;
  return reference ?? '';
}

const keptHash = (hash: string) => (hashForm.test(hash) ? Buffer.from(hash, 'hex') : hash);

/** The legs follow from the wallet, the amount and this account; undefined is the house account. */
function treasuryShard(movement: PostedMovement): number | undefined {
  const { account } = movement.legs[1];
  const last = account.slice(account.lastIndexOf('#') + 1);
  const shard = account === houseAccount(movement.brandId, movement.coin) ? null : Number(last);
  const isKnown = legsOf(movement, shard).every((leg, side) => {
    const own = movement.legs[side];
    return own?.account === leg.account && own.amount === leg.amount;
  });
  if (!isKnown) throw new Error(`The legs of ${movement.key} do not match its wallet and a known account.`);
  return shard ?? undefined;
}
