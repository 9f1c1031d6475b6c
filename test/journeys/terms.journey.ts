import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect } from '@playwright/test';
import { asAdministrator, output } from '#tools/seed/seeding';
import { apply, journeyPassword, signIn, test } from '../support/journey';

test('a user who signed up with another client accepts the terms, then applies', async ({
  page,
  product,
  email,
  codeFor,
}) => {
  const cognito = new CognitoIdentityProviderClient(asAdministrator(product));
  const user = { ClientId: output(product, 'Identity', 'UserPoolClientId'), Username: email };
  const UserAttributes = [{ Name: 'email', Value: email }];
  await cognito.send(new SignUpCommand({ ...user, Password: journeyPassword, UserAttributes }));
  await cognito.send(new ConfirmSignUpCommand({ ...user, ConfirmationCode: await codeFor(email) }));

  await signIn(page, email, journeyPassword);
  await expect(page.getByRole('heading', { name: 'Terms and privacy policy' })).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'I am at least 18 years old' }).check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await apply(page, { name: `Plain Reef ${email.slice(0, 8)}` });

  await page.reload();
  await expect(page.getByText('In review').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0);
});
