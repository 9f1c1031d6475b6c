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
import { workersProduct, type Product } from '#test/support/hosted-product';
import { newUser, signInAs } from '../personas/personas';
import type { Stage } from '../environment/running-stage';
import { openStage, password } from '../environment/stage';

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
