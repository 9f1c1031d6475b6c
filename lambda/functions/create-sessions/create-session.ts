import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import { countries } from '#domain/countries';
import type { createSession as operation } from '#domain/generated/novalink-api';
import { limits } from '#domain/limits';
import { ApiFailure } from '#lambda/runtime/api-failure';
import type { Clock } from '#lambda/runtime/clock';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import { ulid } from '#lambda/runtime/ulid';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import type { admitPlayer, AskedPlayer } from '#lambda/services/seamless/admit-player';
import type { LaunchFacts, ReadLaunchFacts } from '#lambda/stores/brands/launch-facts';
import type { LaunchStore } from '#lambda/stores/launches/launch-store';

interface Needs {
  readonly facts: ReadLaunchFacts;
  readonly launches: Pick<LaunchStore, 'create'>;
  readonly admit: ReturnType<typeof admitPlayer>;
  /** 32 random bytes in base64url. */
  readonly newSecret: () => string;
  readonly clock: Clock;
}

/** Creates a session that a browser opens. `site` is the origin of the site to which the request was sent. */
export const createSession =
  ({ facts, launches, admit, newSecret, clock }: Needs) =>
  (site: string | undefined) =>
  async ({ body }: ApiRequest<typeof operation>, partner: Partner): Promise<ApiAnswer<typeof operation>> => {
    if (site === undefined)
      throw new InvalidRequest('Send this request to the origin of the site, which url will have.');
    const { brand, game, mode, country, returnUrl, lang = null, device = null } = body;
    const asked = askedPlayer(body);
    checkLaunch(await facts(brand, game), body, partner);
    const player = asked && (await admit(asked));
    const now = clock();
    const [id, secret] = [ulid(now), newSecret()];
    const opensUntil = new Date(now.getTime() + limits.launch.openMinutes * 60_000).toISOString();
    const played = { mode, brandId: brand, gameId: game, country, ...(player && { player }) };
    await launches.create(secret, { id, ...played, returnUrl, lang, device, opensUntil }, now);
    return { url: `${site}/launch/${brand}#${secret}`, sessionId: id, expiresAt: opensUntil };
  };

type Sent = ApiRequest<typeof operation>['body'];

/** The player of mode PLAY, whom the wallet of the operator knows. Practice coins have no player. */
function askedPlayer({ brand: brandId, mode, user, token, coin }: Sent): AskedPlayer | undefined {
  if (mode === 'PLAY')
    return { brandId, user: sent('user', user), token: sent('token', token), coin: sent('coin', coin) };
  for (const [field, value] of Object.entries({ user, token, coin }))
    if (value !== undefined) throw new InvalidRequest(`${field} is only for mode PLAY.`, field);
  return undefined;
}

function sent(field: string, value: string | undefined): string {
  if (value === undefined) throw new InvalidRequest(`${field} is required for mode PLAY.`, field);
  return value;
}

/** Throws the first reason why the game cannot be launched. */
function checkLaunch(
  found: LaunchFacts | undefined,
  { country, returnUrl }: Sent,
  { companyId }: Partner,
): void {
  // The same answer for a brand of another company and for a missing one.
  if (found?.brand.companyId !== companyId)
    throw new InvalidRequest('brand must be a brand of your company.', 'brand');
  if (!found.isOpen) throw new InvalidRequest('The brand or its casino is not active.', 'brand');
  if (!found.isOffered) throw new InvalidRequest('game must be a live game that the brand offers.', 'game');
  if (!countries.includes(country))
    throw new InvalidRequest('country must be a country code of two capitals, such as MT.', 'country');
  if (found.blockedCountries.includes(country))
    throw new ApiFailure('LOCATION_BLOCKED', 'Players in this country cannot play this game.', {
      field: 'country',
    });
  checkReturnUrl(returnUrl, found.embedOrigins);
}

/** Origins of casinos have https, or http on the own machine for development. */
function checkReturnUrl(returnUrl: string, embedOrigins: readonly string[]): void {
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new InvalidRequest('returnUrl must be a URL with https.', 'returnUrl');
  if (!embedOrigins.includes(url.origin))
    throw new InvalidRequest(
      'returnUrl must be on an origin that the settings of the casino allow to embed its games.',
      'returnUrl',
    );
}
