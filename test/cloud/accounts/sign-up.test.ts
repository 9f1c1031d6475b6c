import { beforeAll, describe, expect, test } from '@jest/globals';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, signUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage, password } from '#test/authorization/environment/stage';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { as } from '#tools/seed/people';
import {
  AdminConfirmSignUpCommand,
  DeleteUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import { givenBrand, givenBrandUser } from '#test/world/given/given-brands';

describe('sign-up', () => {
  const password = 'Plain-Sign-Up-1!';

  let product: Product;
  let stage: Stage;
  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    // Amplify warns about every endpoint that does not belong to AWS.
    ConsoleLogger.LOG_LEVEL = 'ERROR';
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: stage.userPoolId,
          userPoolClientId: stage.clientId,
          userPoolEndpoint: `${product.origin}/`,
        },
      },
    });
  });

  /** Signs a user up like any Amplify client that does not know NovaLink's metadata. */
  async function signedUp(email: string): Promise<void> {
    await signUp({ username: email, password, options: { userAttributes: { email } } });
    const mails = (await (await fetch(`${product.origin}/__local/mail.json`)).json()) as {
      readonly to: string;
      readonly code: string;
    }[];
    const confirmationCode = mails.find(({ to }) => to === email)?.code;
    if (confirmationCode === undefined) throw new Error(`No code was sent to ${email}.`);
    await confirmSignUp({ username: email, confirmationCode });
  }

  test('a user who signed up without metadata accepts the terms before applying', async () => {
    const email = 'plain@sign-up.test';
    await signedUp(email);
    await as(
      product,
      email,
      async (token) => {
        const ask = (query: string) => askGraphql(stage.graphql, { token }, { query });
        expect((await ask('{ getTermsAcceptance { acceptedAt } __typename }')).data).toMatchObject({
          getTermsAcceptance: null,
        });
        const { data } = await ask('mutation { createCompany(input: { name: "Plain Reef" }) { id } }');
        const { id } = (data as { createCompany: { id: string } }).createCompany;
        const submission = `mutation {
        submitCompany(input: { id: "${id}", expectedVersion: 1, kind: PROVIDER }) { status kind }
      }`;
        expect((await ask(submission)).errors).toMatchObject([
          { errorType: 'terms.not-accepted', errorInfo: { termsVersion, policyVersion } },
        ]);
        const input = `{ termsVersion: "${termsVersion}", policyVersion: "${policyVersion}" }`;
        expect((await ask(`mutation { acceptTerms(input: ${input}) { termsVersion } }`)).errors).toEqual([]);
        expect((await ask(submission)).data).toEqual({
          submitCompany: { status: 'SUBMITTED', kind: 'PROVIDER' },
        });
      },
      password,
    );
  });

  test('refuses a sign-up with older versions', async () => {
    const email = 'older@sign-up.test';
    const clientMetadata = { termsVersion: '2020-01-01', policyVersion };
    const options = { userAttributes: { email }, clientMetadata };
    await expect(signUp({ username: email, password, options })).rejects.toThrow(/terms\.not-accepted/);
  });
});

describe('exclusion', () => {
  let product: Product;
  let stage: Stage;
  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
  });

  const ask = (token: string, query: string, variables: object) =>
    askGraphql(stage.graphql, { token }, { query, variables });
  const demo = 'mutation ($gameId: ID!) { startDemoSession(gameId: $gameId) { playToken } }';
  const freePlay = async (email: string) => {
    const { accessToken } = await signedIn(stage, email);
    const { errors } = await ask(accessToken, demo, { gameId: 'nowhere' });
    return errors[0];
  };
  async function signUp(email: string): Promise<void> {
    const metadata = { termsVersion, policyVersion };
    await stage.cognito.send(
      new SignUpCommand({
        ClientId: stage.clientId,
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: metadata,
      }),
    );
    await stage.cognito.send(
      new AdminConfirmSignUpCommand({ UserPoolId: stage.userPoolId, Username: email }),
    );
  }

  test('an exclusion from every brand survives deleting the account and signing up again', async () => {
    const email = 'ada@exclusion.test';
    const { sub } = await newUser(stage, email, ['PROVIDERS']);
    const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
    const brand = await givenBrand(tables);
    await givenBrandUser(tables, brand.id, sub);
    const { accessToken } = await signedIn(stage, email);
    const { data, errors } = await ask(
      accessToken,
      'mutation ($input: ExcludeSelfInput!) { excludeSelf(input: $input) { selfExcludedUntil } }',
      { input: { brandId: brand.id, months: 6, everywhere: true, confirmation: 'Night Harbour' } },
    );
    expect(errors).toEqual([]);
    const until = (data as { excludeSelf: { selfExcludedUntil: string } }).excludeSelf.selfExcludedUntil;
    await stage.cognito.send(new DeleteUserCommand({ AccessToken: accessToken }));

    await signUp('Ada@Exclusion.test');
    const refusal = { errorType: 'player.self-excluded', errorInfo: { kind: 'forbidden', until } };
    expect(await freePlay(email)).toMatchObject(refusal);
    expect(await stage.scannedContents()).not.toContain(email);

    await signUp('somebody-else@exclusion.test');
    expect(await freePlay('somebody-else@exclusion.test')).toMatchObject({ errorType: 'age.unconfirmed' });
  });
});
