import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { expectReady, spin, spinButton, statement } from '../world/play/coin-play';
import { openAs, signedInPage, test } from '../support/journey';
import { openRow, rowOf, takeStep } from '../support/rows';
import { givenOpenBrand, givenPlayer, type OpenBrand } from '../world/given/open-brand';

// One worker runs all of these tests, so that their shared data is created only once.
test.describe.configure({ mode: 'default' });

let brand: OpenBrand;

test.beforeAll(async ({ product, liveGame }) => {
  brand = await givenOpenBrand(product, [liveGame.id]);
});

interface Move {
  readonly what: 'Grant coins' | 'Deduct coins';
  readonly amount: string;
  readonly reason: string;
}

/** Fills in and sends the form of a manager who has selected a player. */
async function move(page: Page, { what, amount, reason }: Move): Promise<void> {
  await page.getByLabel('Action').selectOption(what);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: what }).click();
}

/** The result of the independent auditor for the file that the button downloads. */
async function audited(page: Page, button: string, ...options: string[]): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await (await download).path();
  const auditor = ['--import', 'tsx', 'bin/audit.ts', ...options, file];
  return (await promisify(execFile)(process.execPath, auditor)).stdout;
}

test('a manager grants coins, cannot withdraw too many, and both are recorded', async ({
  page,
  browser,
  product,
  givenMember,
}) => {
  const email = await givenMember('PROVIDERS');
  await givenPlayer(product, brand, email, 'Bea');
  const owner = await signedInPage(browser, product.origin, brand.owner, demoPassword);

  await test.step('the owner grants coins with a reason', async () => {
    await owner.goto(`${brand.path}/Coins`);
    await owner.getByLabel('Player name').fill('be');
    await owner.getByRole('button', { name: 'Find' }).click();
    await owner.getByRole('list', { name: 'Players found' }).getByRole('button', { name: 'Bea' }).click();
    await move(owner, { what: 'Grant coins', amount: '250.50', reason: '=For the tournament' });
    await expect(owner.getByText('Bea holds 10,250.50 PEARL.')).toBeVisible();
  });

  await test.step('cannot withdraw more than the balance, which the error shows', async () => {
    await move(owner, { what: 'Deduct coins', amount: '10250.51', reason: 'A mistake' });
    await expect(owner.getByText('The wallet holds 10,250.50 PEARL.')).toBeVisible();
    await expect(owner.getByLabel('Amount', { exact: true })).toHaveValue('10250.51');
    await owner.getByRole('button', { name: 'Refresh' }).click();
    const day = owner.getByRole('table', { name: /^Movements of/ }).locator('tbody tr');
    await expect(day.filter({ hasText: 'Declined' })).toContainText('A mistake');
  });

  await test.step('the independent auditor verifies the export of the day', async () => {
    expect(await audited(owner, 'Export')).toContain('every balance is correct');
  });

  await test.step('the player sees who granted coins and why, and exports a valid statement', async () => {
    await openAs(page, `${brand.path}/Account?tab=statement`, email);
    await expect(statement(page)).toHaveCount(2);
    await expect(statement(page).first()).toContainText('=For the tournament');
    await expect(statement(page).first()).toContainText('+250.50 PEARL');
    await expect(page.getByText('A mistake')).toHaveCount(0);
    expect(await audited(page, 'Export all as CSV', '--from-beginning')).toContain(
      '2 movements of 1 wallets',
    );
  });
});

test('a player becomes support, then admin; a suspension stops the game at the next round @deep', async ({
  page,
  browser,
  product,
  givenMember,
  liveGame,
}) => {
  const [email, other] = [await givenMember('PROVIDERS'), await givenMember('PROVIDERS')];
  await givenPlayer(product, brand, email, 'Cleo');
  await givenPlayer(product, brand, other, 'Dora');
  const players = `${brand.path}/UserManagement`;
  const owner = await signedInPage(browser, product.origin, brand.owner, demoPassword);
  const cleo = rowOf(owner, 'Cleo');

  await test.step('for a player, and for support, the page of the players does not exist', async () => {
    await openAs(page, players, email);
    await expect(page.getByText(`Page Not Found: ${players}`)).toBeVisible();
    await owner.goto(`${players}?name=cleo`);
    await openRow(owner, 'Cleo');
    await cleo.getByLabel('Level of Cleo').selectOption('Support');
    await expect(cleo.getByText('Support', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Page Not Found: ${players}`)).toBeVisible();
  });

  await test.step('an admin of the brand can change other players, but not themselves', async () => {
    await cleo.getByLabel('Level of Cleo').selectOption('Admin');
    await expect(owner.getByText('Cleo now has the level Admin.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
    await openRow(page, 'Cleo');
    await expect(rowOf(page, 'Cleo').getByText('This is your account.')).toBeVisible();
    await openRow(page, 'Dora');
    const dora = rowOf(page, 'Dora');
    await dora.getByLabel('Tier of Dora').selectOption('3');
    await expect(page.getByText('Dora is now in tier 3.')).toBeVisible();
    await expect(dora.getByRole('cell', { name: '3', exact: true })).toBeVisible();
    const tags = dora.getByRole('form', { name: 'Tags of Dora' });
    await tags.getByRole('textbox', { name: 'Tags' }).pressSequentially('VIP,launch');
    await tags.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('The tags of Dora are saved.')).toBeVisible();
    await expect(dora.getByRole('cell', { name: 'vip launch', exact: true })).toBeVisible();
  });

  await test.step('a suspended player gets no further round and sees the reason', async () => {
    await page.goto(`${brand.path}/${liveGame.id}`);
    await spin(page);
    await takeStep(owner, 'Cleo', 'Suspend');
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Reason for the suspension').fill('Two accounts.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(cleo.getByText('Two accounts.')).toBeVisible();
    await spinButton(page).click();
    await expect(page.getByText('You are suspended').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Two accounts.')).toBeVisible();
    await expect(spinButton(page)).toHaveCount(0);
  });

  await test.step('and plays again after reinstatement', async () => {
    await takeStep(owner, 'Cleo', 'Lift suspension');
    await expect(cleo.getByText('Active', { exact: true })).toBeVisible();
    await page.reload();
    await expectReady(page);
  });
});
