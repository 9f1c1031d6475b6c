import { beforeAll, expect, test } from '@jest/globals';
import {
  AdminConfirmSignUpCommand,
  DeleteUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/authorization/personas/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage, password } from '#test/authorization/environment/stage';
import { givenBrand, givenBrandUser } from '#test/support/given/given-brands';
import { ownProduct, type Product } from '#test/support/hosted-product';

let product: Product;
let stage: Stage;
beforeAll(async () => {
  product = await ownProduct();
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
  await stage.cognito.send(new AdminConfirmSignUpCommand({ UserPoolId: stage.userPoolId, Username: email }));
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
  expect(await stage.contents()).not.toContain(email);

  await signUp('somebody-else@exclusion.test');
  expect(await freePlay('somebody-else@exclusion.test')).toMatchObject({ errorType: 'age.unconfirmed' });
});
