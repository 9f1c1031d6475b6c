import { unmarshall } from '@aws-sdk/util-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { walletKey } from '#domain/keys';
import { type DeclinedMovement, legsOf, type PostedMovement, type StoredMovement } from '@novalink/ledger';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { type Answer, type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenOpenBrand, givenPlayer, type Player } from '#test/world/given/operator';
import { playerIdOf } from '#test/world/given/player-id';
import { refused } from '#test/world/given/provider';

const fields = givenFields();
let brandId: string;
let operator: Asker;
let player: Player;
beforeEach(async () => {
  ({ brandId, operator } = await givenOpenBrand(fields));
  player = await givenPlayer(fields, brandId);
});

const entry = (key: string, amount: bigint) => ({
  key: `GRANT#${brandId}#ada#${key}`,
  kind: 'GRANT' as const,
  brandId,
  playerId: playerIdOf(player.sub),
  coin: 'GLD',
  purse: 'MAIN' as const,
  amount,
  actor: 'ada',
  reason: 'Welcome back.',
  reference: null,
  requestHash: 'c'.repeat(64),
});
function posted(seq: number, amount: bigint, more: Partial<PostedMovement> = {}): PostedMovement {
  const of = { ...entry(`${seq}`, amount), ...more };
  return {
    ...of,
    state: 'POSTED',
    balance: 9_000_000_000_000_000n - BigInt(seq),
    seq,
    at: of.at ?? `2026-11-21T10:00:0${seq}.000Z`,
    legs: legsOf(of, 3),
  };
}
const declined = (key: string): DeclinedMovement => ({
  ...entry(key, -5n),
  state: 'DECLINED',
  why: 'insufficient',
  seenBalance: 4n,
  at: '2026-11-21T10:00:09.000Z',
});
const keep = (movement: StoredMovement) => fields.give(unmarshall(movementRow(movement)), 'Journal');

const statement = (asker: Asker, more: object = {}) =>
  fields.ask(asker, 'Query.listStatement', { brandId, userId: player.sub, coin: 'GLD', ...more });
const movements = (asker: Asker, day = '2026-11-21') =>
  fields.ask(asker, 'Query.listBrandMovements', { brandId, day });
const itemsOf = (answer: Answer) => valueOf(answer).items as Record<string, unknown>[];
const sequence = (answer: Answer) => itemsOf(answer).map(({ seq }) => seq);

describe('a statement', () => {
  test('lists a wallet’s movements, newest first, with amounts as strings and only public fields', async () => {
    await keep(posted(1, 1_000_000_000_000n));
    await keep(posted(2, -250n));
    await keep(posted(3, 7n, { purse: 'PROMO' }));
    await keep(declined('no'));
    const lines = itemsOf(await statement(player));
    expect(lines).toEqual([
      expect.objectContaining({ seq: '2', amount: '-250', balance: '8999999999999998', state: 'POSTED' }),
      expect.objectContaining({ seq: '1', amount: '1000000000000', reason: 'Welcome back.', actor: 'ada' }),
    ]);
    for (const secret of ['requestHash', 'legs', 'pk']) expect(lines[0]).not.toHaveProperty(secret);
    expect(sequence(await statement(player, { purse: 'PROMO' }))).toEqual(['3']);
    expect(sequence(await statement(player, { coin: 'SLV' }))).toEqual([]);
  });

  test('has pages', async () => {
    for (const seq of [1, 2, 3]) await keep(posted(seq, 1n));
    const first = valueOf(await statement(player, { limit: 2 }));
    const second = await statement(player, { limit: 2, nextToken: first.nextToken });
    expect(sequence(second)).toEqual(['1']);
  });

  test('can be read by its player and by support users of the brand', async () => {
    await keep(posted(1, 5n));
    const supporter = await givenPlayer(fields, brandId, 'SUPPORT');
    const admin = { sub: 'admin', groups: ['ADMINS'] };
    for (const asker of [player, supporter, operator, admin])
      expect(sequence(await statement(asker))).toEqual(['1']);
    const other = await givenPlayer(fields, brandId);
    const stranger = { sub: 'stranger', groups: ['OPERATORS'] };
    const elsewhere = await givenPlayer(fields, (await givenOpenBrand(fields)).brandId, 'ADMIN');
    for (const asker of [other, stranger, elsewhere]) {
      expect(await statement(asker)).toEqual(refused('brand.level-too-low'));
      expect(await statement(asker, { userId: 'nobody' })).toEqual(refused('brand.level-too-low'));
    }
    expect(await statement(operator, { userId: 'nobody' })).toEqual(refused('player.missing'));
    expect(await statement(stranger, { userId: 'stranger' })).toEqual(refused('player.missing'));
    expect(await statement(player, { brandId: 'x'.repeat(26) })).toEqual(refused('brand.missing'));
  });

  test.each([
    [{ coin: 'gld' }, 'input.invalid', { field: 'coin' }],
    [{ coin: 'GLD#MAIN' }, 'input.too-long', { field: 'coin' }],
    [{ limit: 0 }, 'list.limit-out-of-range', { smallest: 1, largest: 100 }],
  ])('is refused for %j', async (more, code, reported) => {
    expect(await statement(player, more)).toEqual(refused(code, reported));
  });
});

describe('the games of bets and wins', () => {
  const play = (seq: number, kind: 'BET' | 'WIN', gameId: string, playerId = playerIdOf(player.sub)) =>
    keep(
      posted(seq, kind === 'BET' ? -10n : 20n, {
        ...{ kind, playerId, reference: 'round', actor: kind === 'BET' ? playerId : 'system' },
        key: `${kind}#${brandId}#${playerId}#${seq}`,
        play: { sessionId: 'session', gameId, versionId: 'v1', betLevel: 10n },
      }),
    );
  const gamesOf = (answer: Answer) => itemsOf(answer).map(({ seq, gameId }) => [seq, gameId]);

  test('are part of a statement, with the actor and the round', async () => {
    await keep(posted(1, 100n));
    await play(2, 'BET', 'lantern');
    await play(3, 'WIN', 'lantern');
    const answer = await statement(player);
    expect(gamesOf(answer)).toEqual([
      ['3', 'lantern'],
      ['2', 'lantern'],
      ['1', null],
    ]);
    expect(itemsOf(answer).map(({ kind, actor, reference }) => [kind, actor, reference])).toEqual([
      ['WIN', 'system', 'round'],
      ['BET', player.sub, 'round'],
      ['GRANT', 'ada', null],
    ]);
  });

  test('are part of the movements of a day', async () => {
    const other = await givenPlayer(fields, brandId);
    await play(1, 'BET', 'lantern');
    await play(2, 'BET', 'harbour', playerIdOf(other.sub));
    expect(new Map(gamesOf(await movements(operator)) as [string, string][])).toEqual(
      new Map([
        ['1', 'lantern'],
        ['2', 'harbour'],
      ]),
    );
  });
});

describe('the movements of a brand’s day', () => {
  test('include declined ones, oldest first', async () => {
    await keep(posted(2, -250n));
    await keep(posted(1, 1000n));
    await keep(declined('no'));
    await keep(posted(4, 1n, { at: '2026-11-22T00:00:00.000Z' }));
    const lines = itemsOf(await movements(operator));
    expect(lines.map(({ seq, state }) => [seq, state])).toEqual([
      ['1', 'POSTED'],
      ['2', 'POSTED'],
      [null, 'DECLINED'],
    ]);
    expect(lines[2]).toMatchObject({ amount: '-5', balance: null });
    expect(sequence(await movements(operator, '2026-11-22Z'))).toEqual(['4']);
  });

  test('list a win after its bet of the same time', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    await keep(posted(2, 20n, { kind: 'WIN', key: `WIN#${brandId}#${player.sub}#a`, at }));
    await keep(posted(1, -10n, { kind: 'BET', key: `BET#${brandId}#${player.sub}#z`, at }));
    const lines = itemsOf(await movements(operator));
    expect(lines.map(({ kind, at: reported }) => [kind, reported])).toEqual([
      ['BET', at],
      ['WIN', at],
    ]);
  });

  test('can be read by managers of the brand', async () => {
    const supporter = await givenPlayer(fields, brandId, 'SUPPORT');
    const manager = await givenPlayer(fields, brandId, 'ADMIN');
    expect(itemsOf(await movements(manager))).toEqual([]);
    for (const asker of [player, supporter, { sub: 'stranger', groups: ['OPERATORS'] }])
      expect(await movements(asker)).toEqual(refused('brand.level-too-low'));
  });
});

test('returns the balances of a player’s purses in the brand', async () => {
  const wallet = (coin: string, purse: string, balance: number, version: number) =>
    fields.give({ ...walletKey(brandId, playerIdOf(player.sub), coin, purse), balance, version }, 'Wallets');
  await wallet('GLD', 'MAIN', 9_000_000_000_000_000, 3);
  await wallet('SLV', 'PROMO', 0, 2);
  const of = { brandId, userId: player.sub, playerId: playerIdOf(player.sub) };
  expect(valueOf(await fields.ask(player, 'BrandUser.balances', {}, of))).toEqual([
    { coin: 'GLD', purse: 'MAIN', amount: '9000000000000000', seq: '3' },
    { coin: 'SLV', purse: 'PROMO', amount: '0', seq: '2' },
  ]);
});
