import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { invitation, withTickets } from '#domain/promotions/presets';
import { Refused } from '../../../platform/api/errors';
import { fillCommon, openEditor, openForm, send, type } from '../testing/open-promotion-form';
import { presetBase, promotionOf } from '../testing/promotion-of';

test.each([
  ['WELCOME_GRANT', {}],
  ['PROMO_CODE', { Code: 'ADVENT' }],
  ['TOURNAMENT_REWARD', {}],
])(
  'creates a draft of %s with tickets, which need no budget',
  async (preset, fields: Record<string, string>) => {
    const { sent } = await openForm(preset);
    for (const [label, text] of Object.entries(fields)) await type(label, text);
    await userEvent.selectOptions(screen.getByLabelText('Reward is paid in'), 'Tickets (TKT)');
    expect(screen.queryByLabelText('Budget')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Wagering')).not.toBeInTheDocument();
    await type('Name', 'Advent');
    await type('Full terms', 'One for each player.');
    await type('Amount for each player', '3');
    await send();
    expect(screen.getByLabelText('Maximum number of rewards')).toHaveAccessibleDescription(
      /This field is required/,
    );
    await type('Maximum number of rewards', '50');
    expect(screen.getByText(/collect 3 TKT once/)).toBeVisible();
    const cost = within(screen.getByRole('table', { name: 'Cost' }));
    expect(cost.getByRole('row', { name: /^Tickets/ })).toHaveTextContent('Tickets3 TKT150 TKT');
    expect(cost.getByRole('row', { name: /^Expected cost/ })).toHaveTextContent('0.00 GLD0.00 GLD');
    expect(screen.getByText('Tickets cost no coins and take nothing from a budget.')).toBeVisible();
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      reward: { kind: 'TICKETS', coin: 'TKT', amount: '3' },
      limits: { budget: '0', maxClaims: 50 },
      wagering: { multiple: 0, maxBet: null, maxWin: null, gameWeights: [] },
    });
    expect(sent()[0]?.reward).not.toHaveProperty('decimals');
  },
);

test('shows a refused ticket coin at its field', async () => {
  await openForm('WELCOME_GRANT', () => {
    throw new Refused('promotion.rules', { path: 'reward.coin', code: 'not-tickets' });
  });
  await fillCommon();
  await userEvent.selectOptions(screen.getByLabelText('Reward is paid in'), 'Tickets (TKT)');
  await type('Amount for each player', '3');
  await type('Maximum number of rewards', '50');
  await send();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Reward is paid in')).toHaveAccessibleDescription(
    /Choose a coin of the brand of the kind Ticket/,
  );
});

test('keeps the tickets of an edited draft', async () => {
  const rules = withTickets(invitation(presetBase, { amount: '1', perPeriod: 'WEEK' }), {
    ...{ coin: 'TKT', decimals: 0, amount: '4' },
  });
  const limited = { ...rules, limits: { ...rules.limits, maxClaims: 20 } };
  const asked = await openEditor(promotionOf({ status: 'DRAFT', type: 'INVITATION' }, limited));
  await userEvent.type(await screen.findByLabelText('Name'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.parse(asked[0]?.rules ?? '')).toMatchObject({
    reward: { kind: 'TICKETS', coin: 'TKT', amount: '4' },
    limits: limited.limits,
  });
});
