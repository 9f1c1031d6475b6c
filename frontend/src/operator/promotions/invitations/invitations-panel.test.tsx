import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { invitation } from '#domain/promotions/presets';
import { brandOf, brandServer } from '../../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../../parts/brand/testing/open-brand-page';
import { Refused } from '../../../platform/api/errors';
import { fakePlatform } from '../../../platform/fake-platform';
import type { ShownPromotion } from '../list-promotions';
import { PromotionPage } from '../promotion-page';
import { presetBase, promotionId, promotionOf } from '../testing/promotion-of';

const rules = invitation(presetBase, { amount: '400', perPeriod: 'DAY' });

const open = async (status: ShownPromotion['status'] = 'ACTIVE', refusal?: Refused) => {
  const server = brandServer(brandOf());
  const { userId, displayName } = server.answers.getBrandUser();
  const invited: string[] = [];
  const fake = fakePlatform({
    ...server.answers,
    listBrandGames: () => [],
    getPromotion: () => promotionOf({ type: 'INVITATION', status }, rules),
    listPromotionClaims: () => ({ items: [], nextToken: null }),
    listBrandUsers: () => ({ items: [server.answers.getBrandUser()], nextToken: null }),
    listPromotionInvitations: () => ({
      items: invited.map((id) => ({
        ...{ id, period: '2026-12-02', createdAt: '2026-12-02T10:00:00.000Z', userId: id, displayName },
      })),
      nextToken: null,
    }),
    inviteToPromotion: ({ input }: Record<string, unknown>) => {
      if (refusal) throw refusal;
      invited.push((input as { readonly userId: string }).userId);
      return { id: 'invitation' };
    },
  });
  await openBrandPage(PromotionPage, fake, {
    ...{ page: `/Promotions/${promotionId}`, pattern: '/Promotions/:promotionId', groups: ['ADMINS'] },
  });
  await screen.findByText('No invitations yet');
  return { invited, userId, displayName };
};

const chooseAndConfirm = async (name: string) => {
  await userEvent.type(screen.getByLabelText('Player name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: `Invite ${name}?` });
  expect(within(dialog).getByText('The player can collect 4.00 GLD.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invite' }));
  return dialog;
};

test('finds a player by name, invites them, and lists the invitation', async () => {
  const { invited, userId, displayName } = await open();
  await chooseAndConfirm(displayName);
  await waitFor(() => expect(invited).toEqual([userId]));
  expect(await screen.findByRole('link', { name: displayName })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows why a player cannot be invited, and keeps the dialog open', async () => {
  const refusal = new Refused('promotion.player-not-eligible', { reason: 'PROTECTED' });
  const { displayName } = await open('ACTIVE', refusal);
  const dialog = await chooseAndConfirm(displayName);
  expect(await within(dialog).findByText(/excluded or suspended/)).toBeVisible();
});

test('offers no invitation while the promotion is paused', async () => {
  await open('PAUSED');
  expect(screen.getByText('You can invite players while the promotion is active.')).toBeVisible();
  expect(screen.queryByLabelText('Player name')).not.toBeInTheDocument();
});
