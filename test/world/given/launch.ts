import { ulid } from '#lambda/runtime/ulid';
import { brandRow, casinoRow } from '#test/authorization/fixtures/casino-rows';
import { putIn } from '#test/authorization/fixtures/company';
import type { Stage } from '#test/authorization/environment/running-stage';
import { givenApiKey, signedHeaders } from './api-keys';

interface Wanted {
  readonly gameId: string;
  readonly embedOrigins: readonly string[];
}

/** A brand of a new operator that offers a game. Returns how its server requests sessions. */
export async function givenLaunches(
  stage: Stage,
  site: string,
  { gameId, embedOrigins }: Wanted,
): Promise<{ readonly brandId: string; readonly launch: (more?: object) => Promise<Launched> }> {
  const brandId = ulid(new Date());
  const { companyId, keyId, secret } = await givenApiKey(stage, `${brandId.toLowerCase()}@launch.test`, {
    kind: 'OPERATOR',
    scopes: ['SESSIONS_WRITE'],
  });
  const casino = { id: companyId, owner: 'ada' };
  await putIn(stage, {
    main: [
      casinoRow(casino, 'ACTIVE', { embedOrigins }),
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
  return { brandId, launch };
}

interface Launched {
  readonly url: string;
  readonly sessionId: string;
}
