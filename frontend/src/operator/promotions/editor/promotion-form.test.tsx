import { expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { promotionTypes } from '#domain/promotions/presets';
import type { RefusalParameters } from '#domain/refusal-codes';
import { Refused } from '../../../platform/api/errors';
import { fillCommon, gameId, openEditor, openForm, send, type } from '../testing/open-promotion-form';
import { promotionId, promotionOf, wheelRules } from '../testing/promotion-of';

test('offers the presets that can be published', async () => {
  await openForm();
  const list = await screen.findByRole('list', { name: 'Presets' });
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(promotionTypes.length);
  expect(within(list).getByRole('link', { name: /Daily wheel/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/Promotions\/new\?type=DAILY_WHEEL$/),
  );
});

test('shows errors at the missing fields, and focuses the first', async () => {
  const { asked } = await openForm('DAILY_GRANT');
  await send();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  for (const label of ['Name', 'Amount for each player', 'Budget', 'Full terms'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This field is required/);
  expect(asked).toEqual([]);
});

test('creates a draft with amounts in minor units, and only one if it is sent again', async () => {
  const lost = [new Refused('request.failed')];
  const { asked, page, sent } = await openForm('DAILY_GRANT', () => {
    const fault = lost.shift();
    if (fault) throw fault;
    return { id: promotionId };
  });
  await fillCommon();
  await type('Amount for each player', '12.50');
  await userEvent.type(screen.getByRole('combobox', { name: /Countries/ }), 'Germany{Enter}');
  await userEvent.type(screen.getByLabelText(/^Tiers/), '2,1,');
  await userEvent.type(screen.getByLabelText(/^Tags/), 'VIP, Launch{Enter}vip{Enter}');
  expect(
    screen.getByText(
      /^Players of tier 1 or 2 from Germany with one of the tags vip or launch collect 12.50 GLD once a day/,
    ),
  ).toBeVisible();
  await send();
  await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(page.here()).toContain(`/Promotions/${promotionId}`));
  expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(1);
  expect(asked[1]).toMatchObject({ type: 'DAILY_GRANT' });
  expect(sent()[1]).toMatchObject({
    ...{ name: 'Advent', coin: 'GLD', termsText: 'One for each player.' },
    trigger: { on: 'DAILY_VISIT' },
    reward: { kind: 'GRANT', amount: '1250' },
    eligibility: {
      ...{ tiers: [1, 2], countries: ['DE'], tags: ['vip', 'launch'] },
      ...{ joinedWithinDays: null, levels: null },
    },
    limits: { budget: '500000', maxClaims: null, perPlayer: null, perPeriod: 'DAY' },
  });
  for (const field of ['schema', 'promotionId', 'version', 'brandId', 'decimals'])
    expect(sent()[1]).not.toHaveProperty(field);
});

test('shows errors of tags at their field', async () => {
  const { asked } = await openForm('DAILY_GRANT');
  await fillCommon();
  await type('Amount for each player', '12.50');
  const tags = screen.getByLabelText(/^Tags/);
  await userEvent.type(tags, 'very important{Enter}');
  await send();
  await waitFor(() =>
    expect(tags).toHaveAccessibleDescription(/Use tags of 1–24 letters, digits and hyphens/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove very important' }));
  await userEvent.type(tags, `${Array.from({ length: 11 }, (_, n) => `tag-${n}`).join()},`);
  expect(tags).toHaveAccessibleDescription(/Enter at most 10 tags/);
  expect(asked).toEqual([]);
});

test.each([
  ['INVITATION', 'MANUAL', /^Players who are invited collect 12.50 GLD once a week/],
  [
    'TOURNAMENT_REWARD',
    'TOURNAMENT_SETTLED',
    /^Players who have a rank in a settled tournament collect 12.50/,
  ],
])('creates a draft of the type %s with the trigger %s', async (preset, on, summary) => {
  const { sent, asked } = await openForm(preset);
  await fillCommon();
  await type('Amount for each player', '12.50');
  await userEvent.selectOptions(screen.getByLabelText(/^A player can collect it/), 'Once a week');
  expect(screen.getByText(summary)).toBeVisible();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(asked[0]).toMatchObject({ type: preset });
  expect(sent()[0]).toMatchObject({
    ...{ trigger: { on }, reward: { kind: 'GRANT', amount: '1250' } },
    limits: { perPeriod: 'WEEK', perPlayer: null },
  });
});

test('creates a draft of free rounds with the exact cost', async () => {
  const { sent } = await openForm('FREE_ROUNDS');
  await fillCommon();
  await userEvent.selectOptions(await screen.findByLabelText('Game'), await screen.findByText('Amber'));
  await userEvent.selectOptions(screen.getByLabelText('Bet of each free round'), '5');
  await type('Number of free rounds', '20');
  await type('Largest win of all free rounds', '300');
  expect(await screen.findByText('95.00 GLD')).toBeVisible();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    reward: { kind: 'FREE_ROUNDS', gameId, count: 20, bet: '500' },
    wagering: { multiple: 0, maxWin: '30000', validDays: 7 },
  });
});

test('creates a draft with wagering', async () => {
  const { sent } = await openForm('DAILY_GRANT');
  await fillCommon();
  await type('Amount for each player', '5');
  const multiple = screen.getByLabelText('Bets, as a multiple of the reward');
  await userEvent.clear(multiple);
  await userEvent.type(multiple, '51');
  await send();
  expect(multiple).toHaveAccessibleDescription(/from 0 to 50/);
  await userEvent.clear(multiple);
  await userEvent.type(multiple, '10');
  await userEvent.type(screen.getByLabelText(/^Largest bet/), '2');
  await userEvent.selectOptions(screen.getByLabelText('Bets are paid'), 'From the reward first');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    wagering: {
      ...{ multiple: 10, maxBet: '200', maxWin: null, validDays: 7, spendOrder: 'CLAIM_FIRST' },
    },
  });
});

test('computes the cost of a wheel and the chances of its sectors', async () => {
  const { sent } = await openForm('DAILY_WHEEL');
  await fillCommon();
  const rows: readonly (readonly [string, string, string])[] = [
    ['Anchor', '0', '5'],
    ['Pearl', '5', '2'],
    ['Crown', '20', '1'],
  ];
  for (const [index, [label, prize, weight]] of rows.entries()) {
    const sector = within(screen.getByRole('group', { name: `Sector ${index + 1}` }));
    await userEvent.type(sector.getByLabelText('Label'), label);
    await userEvent.type(sector.getByLabelText('Prize'), prize);
    await userEvent.clear(sector.getByLabelText('Weight'));
    await userEvent.type(sector.getByLabelText('Weight'), weight);
  }
  expect(screen.getByText('Chance: 62.5%')).toBeInTheDocument();
  const cost = () =>
    within(screen.getByRole('table', { name: 'Cost' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  // 2/8 of 5 and 1/8 of 20
  expect(cost()).toEqual([
    'Expected cost3.75 GLD3,750.00 GLD',
    'Largest possible cost20.00 GLD20,000.00 GLD',
    'Paid at most5,000.00 GLD',
  ]);
  expect(screen.getByText(/covers 250 rewards of the largest size/)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Number of rewards'), { target: { value: '10' } });
  expect(
    screen.getByText('The budget of 5,000.00 GLD covers the largest possible cost.'),
  ).toBeInTheDocument();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    reward: { kind: 'WHEEL', sectors: [{ label: 'Anchor', weight: 5, amount: '0' }, {}, { amount: '2000' }] },
  });
});

test('shows errors of sectors at their fields', async () => {
  await openForm('DAILY_WHEEL');
  const second = within(screen.getByRole('group', { name: 'Sector 2' }));
  await userEvent.type(second.getByLabelText('Prize'), '1.234');
  fireEvent.change(second.getByLabelText('Weight'), { target: { value: '0' } });
  await send();
  expect(second.getByLabelText('Weight')).toHaveAccessibleDescription(/Enter a whole number from 1\./);
  expect(second.getByLabelText('Prize')).toHaveAccessibleDescription(/no more decimals than the coin has/);
  expect(second.getByLabelText('Label')).toHaveAccessibleDescription(/This field is required/);
});

test('sends the tasks of a mission', async () => {
  const { sent } = await openForm('MISSION');
  await fillCommon();
  await type('Amount for each player', '10');
  await type('Number of rounds', '50');
  await userEvent.click(screen.getByRole('button', { name: 'Add a task' }));
  const second = within(screen.getByRole('group', { name: 'Task 2' }));
  await userEvent.selectOptions(
    second.getByLabelText('Task'),
    'Play rounds in a row with a minimum multiple',
  );
  await userEvent.type(second.getByLabelText('Number of rounds'), '3');
  await userEvent.type(second.getByLabelText('Minimum multiple of each round'), '1.5');
  await userEvent.type(second.getByRole('combobox', { name: /Games/ }), 'Amber{Enter}');
  await userEvent.selectOptions(screen.getByLabelText('A player can collect it'), 'Once a week');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const within1 = { within: { kind: 'PERIOD' } };
  expect(sent()[0]).toMatchObject({
    conditions: [
      { measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '50', gameIds: null, ...within1 },
      { measure: 'STREAK', of: 'MULTIPLIER', from: '150', atLeast: '3', gameIds: [gameId], ...within1 },
    ],
    limits: { perPeriod: 'WEEK' },
  });
});

test.each([
  ['CASHBACK', { 'Share of the net loss, in %': '10.5', 'Maximum reward': '100' }, { basisPoints: 1050 }],
  [
    'MATCH_GRANT',
    { 'Bets of at least': '20', 'Share of the bets, in %': '5', 'Maximum reward': '9' },
    { cap: '900' },
  ],
  ['PROMO_CODE', { Code: 'advent-26', 'Amount for each player': '5' }, { amount: '500' }],
  [
    'PRIZE_DROP',
    { 'Multiple of the bet, at least': '100', 'Amount for each player': '5' },
    { kind: 'GRANT' },
  ],
  ['WELCOME_GRANT', { 'Amount for each player': '5' }, { kind: 'GRANT' }],
])('creates a draft of %s', async (preset, fields: Record<string, string>, reward) => {
  const { sent } = await openForm(preset);
  await fillCommon();
  for (const [label, text] of Object.entries(fields)) await type(label, text);
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ reward });
  if (preset === 'PROMO_CODE')
    expect(sent()[0]).toMatchObject({ trigger: { on: 'CODE', code: 'ADVENT-26' } });
});

test.each<[RefusalParameters, string, RegExp]>([
  [{ path: 'limits.budget', code: 'budget-below-claim' }, 'Budget', /at least the largest reward/],
  [{ path: 'trigger.code', code: 'format' }, 'Code', /6–30 letters/],
])('shows a refusal of the server at its field: %o', async (parameters, label, sentence) => {
  await openForm('PROMO_CODE', () => {
    throw new Refused('promotion.rules', parameters);
  });
  await fillCommon();
  await type('Code', 'ADVENT');
  await type('Amount for each player', '5');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the marked fields.');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
});

test('does not read a promotion code as a number', async () => {
  await openForm('PROMO_CODE');
  await fillCommon();
  await type('Code', '1,000');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Use 6–30 letters/));
});

test('sends the version and the unchanged values of an edited draft', async () => {
  const asked = await openEditor(promotionOf({ status: 'DRAFT', version: 4 }));
  await userEvent.type(await screen.findByLabelText('Name'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const { schema, promotionId: id, version, brandId, decimals, ...rest } = wheelRules;
  expect(asked[0]).toMatchObject({ id, expectedVersion: 4, type: 'DAILY_WHEEL' });
  expect(JSON.parse(asked[0]?.rules ?? '')).toEqual({ ...rest, name: 'Harbour Wheel 2' });
  expect([schema, version, brandId, decimals]).toHaveLength(4);
});

test.each([
  ['published rules', promotionOf(), 'The rules are final'],
  [
    'rules that the form does not have',
    promotionOf({ status: 'DRAFT' }, { ...wheelRules, stacking: { exclusive: true, group: null } }),
    'This draft cannot be edited here',
  ],
])('does not edit %s', async (_which, promotion, title) => {
  await openEditor(promotion);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});
