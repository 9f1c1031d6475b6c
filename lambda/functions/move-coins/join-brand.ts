import { foldedText } from '#domain/search/search-words';
import { activeAccess } from '#lambda/services/brands/brand-access';
import { managesBrand } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { giveCoins } from '#lambda/functions/move-coins/give-coins';
import type { Needs } from '#lambda/functions/move-coins/needs';
import { asPlayer, checkNotExcluded, readOpenBrand } from '#lambda/functions/move-coins/player';
import type { InputOf } from '#lambda/functions/move-coins/request';
import { Refusal } from '#lambda/runtime/refusal';
import { grantOf } from '#lambda/stores/brands/brand-row';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import {
  brandUserAt,
  presentedPlayer,
  type BrandUserRow,
  type PresentedPlayer,
} from '#lambda/stores/brands/brand-user-row';
import { ulid } from '#lambda/runtime/ulid';

type JoinInput = InputOf<'joinBrand'>;

/**
 * Makes the caller a player and grants the welcome coins. If the caller is already a player, only grants the
 * welcome coins that are still missing. Managers of the brand join without coins.
 */
export const joinBrand =
  (needs: Needs) =>
  async (caller: Caller, input: JoinInput): Promise<PresentedPlayer> => {
    const facts = await readOpenBrand(needs, caller, input.brandId);
    const user = facts.user ?? (await join(needs, caller, facts, input));
    const player = asPlayer(needs, caller, facts, user);
    const isManager = managesBrand(facts.brand, { ...caller, level: user.level });
    for (const coins of isManager ? [] : user.welcome)
      await giveCoins(needs, caller, player, { kind: 'WELCOME', of: [coins.coin], coins, reference: null });
    return presentUser(user, facts, needs.clock());
  };

async function join(
  { users, clock }: Needs,
  caller: Caller,
  facts: BrandFacts,
  input: JoinInput,
): Promise<BrandUserRow> {
  const now = clock();
  checkMayJoin(facts, input, now);
  checkNotExcluded(await users.carriedExclusion(facts.brand.id, caller.sub), now);
  const { displayName, country, termsVersion } = input;
  const at = now.toISOString();
  const user: BrandUserRow = {
    brandId: facts.brand.id,
    userId: caller.sub,
    playerId: ulid(now),
    displayName,
    nameSort: foldedText(displayName.normalize('NFKD')),
    level: 'PLAYER',
    levelSetAt: null,
    tier: 0,
    tags: [],
    country,
    ageConfirmedAt: at,
    termsVersion,
    status: 'ACTIVE',
    suspendedAt: null,
    suspendedMs: 0,
    statusReason: null,
    selfExcludedUntil: null,
    onBreak: false,
    limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
    pendingLimits: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    welcome: facts.brand.coinTypes
      .filter(({ signupGrant }) => signupGrant > 0n)
      .map((coinType) => grantOf(coinType, coinType.signupGrant)),
  };
  const id = ulid(now);
  const audit = {
    entity: { type: 'BRAND', id: user.brandId },
    action: 'BRAND_USER_JOINED',
    actor: user.userId,
    changes: { userId: user.userId, country, termsVersion },
    requestId: id,
    at,
    id,
  } as const;
  return users.join({ user, access: activeAccess(caller, facts), audit });
}

function checkMayJoin(facts: BrandFacts, { country, ofAge, termsVersion }: JoinInput, now: Date): void {
  if (facts.casino?.blockedCountries.includes(country))
    throw new Refusal('brand.country-blocked', { country });
  if (!ofAge) throw new Refusal('age.unconfirmed');
  if (termsVersion !== facts.brand.termsVersion)
    throw new Refusal('brand.terms-outdated', { version: facts.brand.termsVersion });
  checkNotExcluded(facts.excludedUntil, now);
}

const presentUser = (row: BrandUserRow, { brand }: BrandFacts, now: Date): PresentedPlayer =>
  presentedPlayer(brandUserAt(row, now), brand.owner);
