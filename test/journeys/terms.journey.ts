import { expect } from '@playwright/test';
import { confirmSignUp, signUp } from 'aws-amplify/auth';
import { configureSignUp } from '#tools/seed/people';
import { apply, journeyPassword, signIn, test } from '../support/journey';

test('a user who signed up with another client accepts the terms, then applies', async ({
  page,
  product,
  email,
  codeFor,
}) => {
  configureSignUp(product);
  await signUp({ username: email, password: journeyPassword, options: { userAttributes: { email } } });
  await confirmSignUp({ username: email, confirmationCode: await codeFor(email) });

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
