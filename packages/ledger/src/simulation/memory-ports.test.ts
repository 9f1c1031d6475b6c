import { expect, test } from '@jest/globals';
import { postMovement } from '#ledger/post/post-movement';
import { bet, grant, sampleLimits } from '#ledger/testing/scripted-ports';
import { memoryPorts } from './memory-ports';

test('a ledger in memory posts a movement once and refuses what a wallet does not hold', async () => {
  const ports = memoryPorts(sampleLimits);
  const posted = await postMovement(ports, grant);
  expect(posted).toMatchObject({ state: 'POSTED', movement: { balance: 5n, seq: 1 } });
  expect(await postMovement(ports, grant)).toEqual(posted);
  expect(await postMovement(ports, { ...bet, amount: -6n })).toMatchObject({ why: 'insufficient' });
  expect(await postMovement(memoryPorts(sampleLimits), bet)).toMatchObject({ why: 'insufficient' });
});

test('concurrent movements of a wallet in memory follow each other', async () => {
  const ports = memoryPorts(sampleLimits);
  const requests = Array.from({ length: 5 }, (_, number) => ({ ...grant, key: `GRANT#${number}` }));
  const outcomes = await Promise.all(requests.map((request) => postMovement(ports, request)));
  const balances = outcomes.map((outcome) => outcome.state === 'POSTED' && outcome.movement.balance);
  expect(balances.sort()).toEqual([10n, 15n, 20n, 25n, 5n]);
});

test('a purse that mirrors another wallet can be below zero', async () => {
  const ports = memoryPorts({ ...sampleLimits, isMirrored: (purse) => purse === bet.purse });
  expect(await postMovement(ports, bet)).toMatchObject({
    state: 'POSTED',
    movement: { balance: bet.amount, seq: 1 },
  });
  expect(await postMovement(ports, grant)).toMatchObject({ movement: { balance: bet.amount + 5n, seq: 2 } });
});
