import { type AnswerOf, readReply } from '@novalink/wallet-contract';
import { foldedText } from '#domain/search/search-words';
import { ApiFailure } from '#lambda/runtime/api-failure';
import type { Clock } from '#lambda/runtime/clock';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { CasinoWallet, walletClient } from '#lambda/services/seamless/wallet-client';
import type { BrandUserStore } from '#lambda/stores/brands/brand-user-store';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { CasinoWalletAddress } from '#lambda/stores/brands/casino-wallet';
import { walletTokenName, type LaunchedPlayer } from '#lambda/stores/launches/launched-player';
import type { SeamlessBrand } from '#lambda/stores/brands/seamless-brand';

export interface AdmissionNeeds {
  /** Undefined for a brand whose coins are in our ledger. */
  readonly brand: (brandId: string) => Promise<SeamlessBrand | undefined>;
  readonly openWallet: (address: CasinoWalletAddress) => Promise<CasinoWallet | undefined>;
  readonly call: ReturnType<typeof walletClient>;
  readonly users: Pick<BrandUserStore, 'user' | 'join'>;
  readonly box: Pick<SecretBox, 'seal'>;
  readonly clock: Clock;
}

/** Whom an operator sends. */
export interface AskedPlayer {
  readonly brandId: string;
  /** The id of the user in the wallet. */
  readonly user: string;
  /** The token of the user at the wallet. */
  readonly token: string;
  readonly coin: string;
}

/**
 * Asks the wallet of an operator about a token, and finds its user among the players of the brand, or adds them. Throws
 * `InvalidRequest` with the field that is wrong, and `ApiFailure` with `LOCATION_BLOCKED` or `WALLET_UNAVAILABLE`.
 */
export function admitPlayer(needs: AdmissionNeeds) {
  return async ({ brandId, user, token, coin }: AskedPlayer): Promise<LaunchedPlayer> => {
    const brand = await needs.brand(brandId);
    if (!brand)
      throw new InvalidRequest(
        'The casino of the brand has no wallet of its own. Launch it in mode DEMO.',
        'mode',
      );
    if (!brand.coins.includes(coin))
      throw new InvalidRequest('coin must be the code of a coin for games of the brand.', 'coin');
    const wallet = await needs.openWallet(brand.wallet);
    if (!wallet) throw new InvalidRequest('The wallet of the casino has no key.', 'brand');
    const { country, balance } = await identified(needs, wallet, { brandId, user, token, coin });
    if (brand.blockedCountries.includes(country))
      throw new ApiFailure('LOCATION_BLOCKED', 'Players in this country cannot play this game.', {
        field: 'country',
      });
    const { casinoId } = wallet;
    const userId = launchedUserId(casinoId, user);
    const known =
      (await needs.users.user(brandId, userId)) ??
      (await join(needs, { brandId, userId, user, country, termsVersion: brand.termsVersion }));
    const { playerId } = known;
    const sealed = await needs.box.seal(token, walletTokenName(playerId));
    return { brandId, playerId, userId, casinoId, user, coin, balance, token: sealed };
  };
}

/** The id of an operator's user in all of its brands. It cannot be the `sub` of an account. */
export const launchedUserId = (casinoId: string, user: string): string =>
  `wallet-${nativeTextHash(`${casinoId} ${user}`).slice(0, 48)}`;

/** What the wallet says about the user of a token. */
async function identified(
  { call }: AdmissionNeeds,
  wallet: CasinoWallet,
  asked: AskedPlayer,
): Promise<AnswerOf<'authenticate'>> {
  const { brandId, user, token, coin } = asked;
  const request = { token, brand: brandId };
  const reply = await call(wallet, { call: 'authenticate', request }, ulid(new Date()));
  const { kind, answer } = readReply('authenticate', request, reply);
  if (kind === 'INVALID_TOKEN' || kind === 'TOKEN_EXPIRED')
    throw new InvalidRequest('The wallet does not accept token.', 'token');
  if (kind === 'USER_DISABLED' || kind === 'FORBIDDEN')
    throw new InvalidRequest('The wallet does not let this user play.', 'user');
  if (!answer)
    throw new ApiFailure(
      'WALLET_UNAVAILABLE',
      `The wallet of the casino answered /authenticate with ${kind}.`,
    );
  if (answer.user !== user) throw new InvalidRequest('token is a token of another user.', 'user');
  if (answer.coin !== coin) throw new InvalidRequest('token is a token for another coin.', 'coin');
  return answer;
}

interface Joining {
  readonly brandId: string;
  readonly userId: string;
  readonly user: string;
  readonly country: string;
  readonly termsVersion: string;
}

/** The operator has asked for the age and the consent of its users. */
async function join({ users, clock }: AdmissionNeeds, joining: Joining): Promise<BrandUserRow> {
  const { brandId, userId, user: walletUser, country, termsVersion } = joining;
  const now = clock();
  const at = now.toISOString();
  const playerId = ulid(now);
  // Leaderboards show it, so it says nothing about the user.
  const displayName = `Player ${playerId.slice(-6)}`;
  const user: BrandUserRow = {
    ...{ brandId, userId, playerId, walletUser, displayName, nameSort: foldedText(displayName) },
    ...{ level: 'PLAYER', levelSetAt: null, tier: 0, tags: [], country, ageConfirmedAt: at, termsVersion },
    ...{ status: 'ACTIVE', suspendedAt: null, suspendedMs: 0, statusReason: null },
    ...{ selfExcludedUntil: null, onBreak: false, pendingLimits: null },
    limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
    ...{ version: 1, createdAt: at, updatedAt: at, welcome: [] },
  };
  const id = ulid(now);
  const audit = {
    entity: { type: 'BRAND', id: brandId },
    action: 'BRAND_USER_JOINED',
    actor: userId,
    changes: { userId, country, termsVersion },
    requestId: id,
    ...{ at, id },
  } as const;
  try {
    return await users.join({ user, access: undefined, audit });
  } catch (error) {
    // Another launch of the same user was first.
    const other = error instanceof Refusal ? await users.user(brandId, userId) : undefined;
    if (other) return other;
    throw error;
  }
}
