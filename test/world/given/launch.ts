import { ulid } from '#lambda/runtime/ulid';
import { brandRow, casinoRow } from '#test/authorization/fixtures/casino-rows';
import { putIn } from '#test/authorization/fixtures/company';
import type { Stage } from '#test/authorization/environment/running-stage';
import { givenApiKey, signedHeaders } from './api-keys';

interface Wanted {
  readonly gameId: string;
  readonly embedOrigins: readonly string[];
  /** Further fields of the casino. */
  readonly casino?: object;
}

/** A brand of a new operator that offers a game. Returns how its server requests sessions. */
export async function givenLaunches(
  stage: Stage,
  site: string,
  { gameId, embedOrigins, casino: more = {} }: Wanted,
): Promise<Launches> {
  const brandId = ulid(new Date());
  const email = `${brandId.toLowerCase()}@launch.test`;
  const { companyId, sub, keyId, secret } = await givenApiKey(stage, email, {
    kind: 'OPERATOR',
    scopes: ['SESSIONS_WRITE'],
  });
  const casino = { id: companyId, owner: sub };
  await putIn(stage, {
    main: [
      casinoRow(casino, 'ACTIVE', { embedOrigins, ...more }),
      brandRow(brandId, casino, 'ACTIVE', { gameIds: [gameId] }),
    ],
  });
  const target = '/api/v1/sessions';
  const sent = { brand: brandId, game: gameId, mode: 'DEMO', country: 'MT' };
  let clock = 0;
  const launch = async (more: object = {}) => {
    const body = JSON.stringify({ ...sent, returnUrl: `${embedOrigins[0]}/lobby`, ...more });
    // Requests of the same second would have the same signature.
    const signed = { method: 'POST', target, body, clock: (clock -= 1) };
    const headers = signedHeaders(keyId, { scheme: 'v1', secret }, signed);
    const type = { 'content-type': 'application/json' };
    const response = await fetch(site + target, { method: 'POST', headers: { ...headers, ...type }, body });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer as Launched;
  };
  return { brandId, casinoId: companyId, email, launch };
}

interface Launches {
  readonly brandId: string;
  readonly casinoId: string;
  /** Of the owner. */
  readonly email: string;
  readonly launch: (more?: object) => Promise<Launched>;
}

interface Launched {
  readonly url: string;
  readonly sessionId: string;
}
