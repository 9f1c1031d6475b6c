import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { newUser, signInAs } from '#test/world/personas';
import type { Stage } from '../environment/running-stage';
import { openStage, password } from '../environment/stage';
import { askGraphql } from '../environment/ask-graphql';
import { forgedTokens } from './forged-tokens';

describe('accounts', () => {
  let product: Product;
  let stage: Stage;
  let anybody: CognitoIdentityProviderClient;
  let ClientId: string;
  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    ClientId = stage.clientId;
    anybody = new CognitoIdentityProviderClient({
      region: stage.graphql.region,
      endpoint: stage.origin,
      credentials: { accessKeyId: 'anybody', secretAccessKey: 'anybody' },
    });
  });

  const ClientMetadata = { termsVersion, policyVersion };
  const signUp = (email: string, more: { Name: string; Value: string }[] = []) =>
    anybody.send(
      new SignUpCommand({
        ClientId,
        Username: email,
        Password: password,
        ClientMetadata,
        UserAttributes: [{ Name: 'email', Value: email }, ...more],
      }),
    );
  /** The outcome of a call as its caller sees it; addresses are masked. */
  const outcome = (call: Promise<object>) =>
    call.then(
      (answer) => JSON.stringify({ ...answer, $metadata: undefined }).replace(/"Destination":"[^"]*"/, ''),
      (error: unknown) => String(error),
    );

  const aboutAttribute = /attribute/i;

  describe('a sign-up cannot grant permissions', () => {
    test.each(['cognito:groups', 'custom:groups', 'custom:role', 'sub', 'email_verified'])(
      'by %s',
      async (Name) => {
        await expect(
          signUp(`${Name.replace(':', '-')}@signup.test`, [{ Name, Value: 'ADMINS' }]),
        ).rejects.toThrow(aboutAttribute);
      },
    );

    test.each(['cognito:groups', 'custom:groups', 'sub', 'email_verified'])(
      'or later as the attribute %s',
      async (Name) => {
        const email = `${Name.replace(':', '-')}@later.test`;
        const { accessToken } = await signInAs(stage, await newUser(stage, email, []));
        const change = new UpdateUserAttributesCommand({
          AccessToken: accessToken,
          UserAttributes: [{ Name, Value: 'ADMINS' }],
        });
        await expect(anybody.send(change)).rejects.toThrow(aboutAttribute);
      },
    );
  });

  describe('an e-mail address', () => {
    test('is one account regardless of case', async () => {
      await signUp('ada@case.test');
      await expect(signUp('ADA@Case.Test')).rejects.toThrow(/exists/i);
    });

    test('with a plus is a different account', async () => {
      await signUp('ben@plus.test');
      await signUp('ben+admin@plus.test');
    });

    test('of another user cannot be taken over', async () => {
      const victim = await newUser(stage, 'victim@taken.test', []);
      const thief = await signInAs(stage, await newUser(stage, 'thief@taken.test', []));
      const change = new UpdateUserAttributesCommand({
        AccessToken: thief.accessToken,
        UserAttributes: [{ Name: 'email', Value: 'VICTIM@taken.test' }],
      });
      await anybody.send(change).catch((error: unknown) => expect(String(error)).toMatch(/exists/i));
      expect((await signInAs(stage, victim)).accessToken).not.toBe(thief.accessToken);
    });
  });

  describe('does not reveal whether an account exists', () => {
    test('when signing in, resending a code, resetting a password or confirming', async () => {
      await newUser(stage, 'known@there.test', []);
      const calls = (Username: string) => [
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: Username, SRP_A: 'abcdef' },
        }),
        new ForgotPasswordCommand({ ClientId, Username }),
      ];
      const kindOf = (text: string) =>
        text.replace(/"(SALT|SECRET_BLOCK|SRP_B|USER_ID_FOR_SRP|USERNAME)":"[^"]*"/g, '"$1"');
      for (const [at, known] of calls('known@there.test').entries()) {
        const unknown = calls('unknown@there.test')[at];
        if (unknown === undefined) continue;
        expect(kindOf(await outcome(anybody.send(unknown as never)))).toBe(
          kindOf(await outcome(anybody.send(known as never))),
        );
      }
      const resend = new ResendConfirmationCodeCommand({ ClientId, Username: 'unknown@there.test' });
      expect(await outcome(anybody.send(resend))).not.toMatch(/UserNotFound/);
      const confirm = new ConfirmSignUpCommand({
        ClientId,
        Username: 'unknown@there.test',
        ConfirmationCode: '123456',
      });
      expect(await outcome(anybody.send(confirm))).not.toMatch(/UserNotFound/);
    });
  });
});

describe('tokens', () => {
  let product: Product;
  let stage: Stage;
  let forged: Readonly<Record<string, string>>;
  let forgedIds: Readonly<Record<string, string>>;
  let real: { accessToken: string; idToken: string };

  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    real = await signInAs(stage, await newUser(stage, 'forger@tokens.test', ['PROVIDERS']));
    const response = await fetch(`${product.origin}/${stage.userPoolId}/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    const kid = JSON.parse(Buffer.from(real.accessToken.split('.')[0] ?? '', 'base64url').toString()) as {
      kid: string;
    };
    const key = keys.find((one) => one.kid === kid.kid) ?? {};
    forged = forgedTokens(real.accessToken, key);
    forgedIds = forgedTokens(real.idToken, key);
  });

  const list = (token: string) =>
    askGraphql(stage.graphql, { token }, { query: '{ listCompanies { items { id } } }' });
  const verify = async (idToken: string) => {
    const response = await fetch(`${product.origin}/api/v1/verify-id-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
    });
    return ((await response.json()) as { valid?: boolean }).valid;
  };

  test('there are twenty forged tokens, and real tokens are accepted', async () => {
    expect(Object.keys(forged)).toHaveLength(20);
    expect((await list(real.accessToken)).errors).toEqual([]);
    expect(await verify(real.idToken)).toBe(true);
  });

  test('GraphQL rejects all of them', async () => {
    for (const [name, token] of Object.entries(forged)) {
      const { status, data } = await list(token);
      expect([name, status, data]).toEqual([name, 401, null]);
    }
  });

  describe('the ID token check', () => {
    test('rejects all of them', async () => {
      for (const [name, token] of Object.entries(forgedIds))
        expect([name, await verify(token)]).toEqual([name, false]);
    });

    test('rejects an access token', async () => {
      expect(await verify(real.accessToken)).toBe(false);
    });
  });
});
