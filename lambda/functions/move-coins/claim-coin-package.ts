import type { Movement } from '#domain/generated/types';
import type { StoredMovement } from '@novalink/ledger';
import type { Caller } from '#lambda/runtime/caller';
import { giveCoins } from '#lambda/functions/move-coins/give-coins';
import { presented, presentPosted } from '#lambda/functions/move-coins/movements';
import type { Needs } from '#lambda/functions/move-coins/needs';
import { readReceiver, type Player } from '#lambda/functions/move-coins/player';
import type { InputOf } from '#lambda/functions/move-coins/request';
import { Refusal } from '#lambda/runtime/refusal';
import { grantOf, type BrandRow } from '#lambda/stores/brands/brand-row';
import type { PackageClaim, PackageClaims } from '#lambda/stores/coins/package-claim-store';

type Package = BrandRow['packages'][number];

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Grants the coins of a package. The claim is written first, and its coins move afterwards under separate
 * keys. An interrupted claim is completed by a retry, or before the next claim.
 */
export const claimCoinPackage =
  (needs: Needs) =>
  async (
    caller: Caller,
    { brandId, packageId, requestId }: InputOf<'claimCoinPackage'>,
  ): Promise<Movement[]> => {
    const player = await readReceiver(needs, caller, brandId);
    const who = { brandId, playerId: player.user.playerId };
    const finish = (claim: PackageClaim) => moveClaimed(needs, caller, player, claim);
    for (;;) {
      // Reads in this order, so that a claim of this request that is already counted in `before` is also
      // found here.
      const before = await needs.claims.claims(who, packageId);
      const made = await needs.claims.claim(who, requestId);
      if (made && made.packageId !== packageId) throw new Refusal('request.other-body');
      if (made) return presentClaim(await finish(made), caller.sub);
      const last = before && (await needs.claims.claim(who, before.lastRequestId));
      if (last) await finish(last);
      const now = needs.clock();
      const claimed = claimableOf(player.facts.brand, packageId, before, now);
      const claim: PackageClaim = {
        packageId,
        n: (before?.count ?? 0) + 1,
        coins: coinsOf(claimed, player),
        at: now.toISOString(),
      };
      if (await needs.claims.make(who, requestId, claim, player.guards))
        return presentClaim(await finish(claim), caller.sub);
    }
  };

/** Refuses `package.missing`, `package.used-up` and `package.too-soon`. */
function claimableOf(
  brand: BrandRow,
  packageId: string,
  before: PackageClaims | undefined,
  now: Date,
): Package {
  const found = brand.packages.find(({ id }) => id === packageId);
  if (!found?.active) throw new Refusal('package.missing');
  const { cooldownHours, maxClaimsPerUser: limit } = found;
  if (!before) return found;
  if (before.count >= limit) throw new Refusal('package.used-up', { limit });
  const until = new Date(Date.parse(before.lastAt) + cooldownHours * hourMilliseconds);
  if (now < until) throw new Refusal('package.too-soon', { until: until.toISOString() });
  return found;
}

const coinsOf = ({ id, coins }: Package, { facts: { brand } }: Player) =>
  coins.map(({ code, amount }) => {
    const coinType = brand.coinTypes.find((one) => one.code === code);
    if (!coinType) throw new Error(`The package ${id} holds a coin that the brand does not have.`);
    return grantOf(coinType, amount);
  });

/** One movement for each kind of coin. A wallet at its ceiling gets none. */
async function moveClaimed(
  needs: Needs,
  caller: Caller,
  player: Player,
  { packageId, n, coins: claimed }: PackageClaim,
): Promise<StoredMovement[]> {
  const movements = [];
  for (const coins of claimed) {
    const of = [packageId, n, coins.coin];
    movements.push(
      await giveCoins(needs, caller, player, { kind: 'PACKAGE', of, coins, reference: packageId }),
    );
  }
  return movements;
}

/** The claim as the API returns it. Refuses if every wallet was full. */
const presentClaim = (movements: readonly StoredMovement[], userId: string): Movement[] => {
  const notify = movements.some(({ state }) => state === 'POSTED') ? presented : presentPosted;
  return movements.map((movement) => notify(movement, userId));
};
