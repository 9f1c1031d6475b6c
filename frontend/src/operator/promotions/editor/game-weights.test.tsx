import { expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dailyGrant } from '#domain/promotions/presets';
import { fillCommon, gameId, openEditor, openForm, send, type } from '../testing/open-promotion-form';
import { presetBase, promotionOf } from '../testing/promotion-of';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const weight = (index: number) => within(screen.getByRole('group', { name: `Game weight ${index}` }));
const enter = (text: string) =>
  fireEvent.change(weight(1).getByLabelText('Weight in %'), { target: { value: text } });

test('a manager sets how much of the bets on a game counts', async () => {
  const { sent } = await openForm('DAILY_GRANT');
  await type('Name', 'Advent');
  await type('Budget', '5000');
  await type('Amount for each player', '5');
  await userEvent.clear(screen.getByLabelText('Bets, as a multiple of the reward'));
  await type('Bets, as a multiple of the reward', '10');
  await press('Add game weight');
  expect(weight(1).getByLabelText('Weight in %')).toHaveValue('100');
  await send();
  expect(weight(1).getByLabelText('Game')).toHaveFocus();
  expect(weight(1).getByLabelText('Game')).toHaveAccessibleDescription('This field is required');
  expect(sent()).toEqual([]);

  await type('Full terms', 'One for each player.');
  await userEvent.selectOptions(weight(1).getByLabelText('Game'), 'Amber');
  for (const text of ['101', '12.5', '-1', 'half']) {
    enter(text);
    await send();
    expect(weight(1).getByLabelText('Weight in %')).toHaveAccessibleDescription(
      /Enter a weight from 0 to 100 percent, without decimals\./,
    );
  }

  enter('0');
  await send();
  expect(weight(1).getByLabelText('Weight in %')).toHaveAccessibleDescription(
    /Bets on at least one game must count\. Enter a weight above 0\./,
  );
  expect(sent()).toEqual([]);

  enter('50');
  expect(screen.getByRole('row', { name: /^Required bets/ })).toHaveTextContent('50.00 GLD to 100.00 GLD');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    wagering: { multiple: 10, gameWeights: [{ gameId, weightX100: 50 }] },
  });
});

test('a weight is removed, and every game has one weight at most', async () => {
  const { sent } = await openForm('DAILY_GRANT');
  await fillCommon();
  await type('Amount for each player', '5');
  await press('Add game weight');
  expect(screen.queryByRole('button', { name: 'Add game weight' })).not.toBeInTheDocument();
  await press('Remove Game weight 1');
  expect(screen.getByRole('button', { name: 'Add game weight' })).toBeInTheDocument();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ wagering: { gameWeights: [] } });
});

test('an edited draft keeps its weights, also of a game that the brand no longer has', async () => {
  const gameWeights = [{ gameId: 'gone', weightX100: 25 }];
  const rules = dailyGrant({ ...presetBase, wagering: { multiple: 3, gameWeights } }, { amount: '100' });
  const asked = await openEditor(promotionOf({ status: 'DRAFT', type: 'DAILY_GRANT' }, rules));
  await userEvent.type(await screen.findByLabelText('Name'), ' 2');
  expect(weight(1).getByLabelText('Game')).toHaveDisplayValue('A game that the brand no longer has');
  await press('Save changes');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.parse(asked[0]?.rules ?? '')).toMatchObject({ wagering: { gameWeights } });
});
