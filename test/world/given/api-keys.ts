import { signatureOf, type SigningKey } from '@novalink/wallet-contract/signatures';
import { signatureHeaders } from '@novalink/wallet-contract/signed-text';
import { apiScopes } from '#domain/api/scopes';
import type { CreateApiKeyInput } from '#domain/generated/types';
import { givenCompany } from '#test/authorization/fixtures/company';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { newUser } from '#test/world/personas';

interface GivenKey {
  /** The user id and the access token of the owner. */
  readonly owner: string;
  readonly token: string;
  readonly companyId: string;
  readonly id: string;
  /** The value of `X-Novalink-Key`. */
  readonly keyId: string;
  readonly secret: string;
  /** Asks the GraphQL API as the owner of the company. */
  readonly ask: (query: string, input: object) => Promise<Awaited<ReturnType<typeof askGraphql>>>;
}

/** A new approved company with an API key that its owner created. */
export async function givenApiKey(
  stage: Stage,
  email: string,
  {
    kind = 'PROVIDER',
    ...input
  }: Partial<CreateApiKeyInput> & { readonly kind?: 'PROVIDER' | 'OPERATOR' } = {},
): Promise<GivenKey> {
  const { sub } = await newUser(stage, email, [`${kind}S`]);
  const companyId = await givenCompany(stage, sub, 'APPROVED', { kind });
  const { accessToken: token } = await signedIn(stage, email);
  const ask = (query: string, given: object) =>
    askGraphql(stage.graphql, { token }, { query, variables: { input: { companyId, ...given } } });
  const { data, errors } = await ask(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id keyId } } }',
    { name: 'Server', scheme: 'V1', scopes: Object.keys(apiScopes), ...input },
  );
  const created = data?.createApiKey as
    | { readonly secret: string | null; readonly apiKey: Pick<GivenKey, 'id' | 'keyId'> }
    | null
    | undefined;
  if (!created) throw new Error(`No API key was created: ${JSON.stringify(errors)}`);
  return { owner: sub, token, companyId, ...created.apiKey, secret: created.secret ?? '', ask };
}

interface Signed {
  readonly method?: string;
  /** The path with the query. */
  readonly target: string;
  readonly body?: string;
  /** Seconds from now, so that requests in the same second have different signatures. */
  readonly clock?: number;
}

/** The headers of a signed request. */
export function signedHeaders(
  keyId: string,
  key: SigningKey,
  { method = 'GET', target, body = '', clock = 0 }: Signed,
): Record<string, string> {
  const timestamp = `${Math.floor(Date.now() / 1000) + clock}`;
  const signature = signatureOf(key, { timestamp, method, target, body: Buffer.from(body) });
  return {
    [signatureHeaders.key]: keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signature,
  };
}
