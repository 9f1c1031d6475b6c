import { ulid } from '#lambda/runtime/ulid';
import { brandRow, casinoRow } from '#test/authorization/fixtures/casino-rows';
import { putIn } from '#test/authorization/fixtures/company';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { givenApiKey, signedHeaders } from './api-keys';

interface Wanted {
  readonly gameId: string;
  readonly embedOrigins: readonly string[];
  /** Of the operator. Without one, the coins are in our ledger. */
  readonly wallet?: { readonly url: URL; readonly keyId: string; readonly secret: string };
}

/** A brand of a new operator that offers a game. Returns how its server requests sessions. */
export async function givenLaunches(
  stage: Stage,
  site: string,
  { gameId, embedOrigins, wallet }: Wanted,
): Promise<{ readonly brandId: string; readonly launch: (more?: object) => Promise<Launched> }> {
  const brandId = ulid(new Date());
  const { owner, token, companyId, keyId, secret } = await givenApiKey(
    stage,
    `${brandId.toLowerCase()}@launch.test`,
    {
      kind: 'OPERATOR',
      scopes: ['SESSIONS_WRITE'],
    },
  );
  const casino = { id: companyId, owner };
  const seamless = wallet && {
    walletMode: 'SEAMLESS',
    walletUrl: wallet.url.href.replace(/\/$/, ''),
    walletProtocol: 'NOVALINK',
    // It can be changed only in DRAFT.
    walletScheme: 'V1',
  };
  await putIn(stage, {
    main: [
      casinoRow(casino, 'ACTIVE', { embedOrigins, ...seamless }),
      brandRow(brandId, casino, 'ACTIVE', { gameIds: [gameId] }),
    ],
  });
  if (wallet) {
    const input = {
      casinoId: companyId,
      expectedVersion: 1,
      scheme: 'V1',
      keyId: wallet.keyId,
      secret: wallet.secret,
    };
    const query = 'mutation ($input: SetWalletKeyInput!) { setWalletKey(input: $input) { version } }';
    const { errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }
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
