import { beforeAll, expect, test } from '@jest/globals';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, signUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { as } from '#tools/seed/people';

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
