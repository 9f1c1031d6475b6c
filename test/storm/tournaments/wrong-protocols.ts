import { randomInt } from 'node:crypto';
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { giftsPrefix } from '#domain/keys';
import type { PlayedRound } from '#domain/tournaments/qualification';
import type { WalletAnswer, WalletOperation } from '@novalink/ledger';
import type { Tamper } from '#test/storm/commits';
import type { Wrong } from './play-plan';
import type { Plant } from './world';

/** The first and the last part of the key of a movement that a write stores. */
function movementIn(writes: readonly TransactWriteItem[]): { kind: string; last: string } {
  const key = writes.flatMap(({ Put }) => Put?.Item?.pk?.S ?? []).find((pk) => pk.startsWith('MOVEMENT#'));
  const words = (key ?? '').split('#');
  return { kind: words[1] ?? '', last: words.at(-1) ?? '' };
}

/** Each attempt uses a new key. */
const freshKeys =
  (wrongKind: string): Tamper =>
  (writes) =>
    movementIn(writes).kind !== wrongKind
      ? writes
      : writes.map(({ Put, ...others }) =>
          Put?.Item?.pk?.S?.startsWith('MOVEMENT#')
            ? { Put: { ...Put, Item: { ...Put.Item, pk: { S: `${Put.Item.pk.S}${randomInt(1e9)}` } } } }
            : { ...(Put && { Put }), ...others },
        );

const without =
  (isDropped: (write: TransactWriteItem) => boolean, wrongKind: string): Tamper =>
  (writes) =>
    movementIn(writes).kind === wrongKind ? writes.filter((write) => !isDropped(write)) : writes;

const tableOf = ({ Put, Update }: TransactWriteItem) => Put?.TableName ?? Update?.TableName ?? '';

type Send = (operation: WalletOperation<TransactWriteItem>) => Promise<WalletAnswer>;

/** Posts the settlement's movements through another ledger. */
const posting =
  (sendOf: (send: Send) => Send): Plant =>
  (needs) => ({ ...needs, ledger: { ...needs.ledger, send: sendOf((it) => needs.ledger.send(it)) } });

const keyOf = (operation: WalletOperation<TransactWriteItem>) =>
  operation.op === 'COMMIT' ? operation.movements[0].key : '';

/** Faulty protocols that look plausible. */
export const wrongProtocols = {
  'prizes are paid without the escrow': {
    tamper: (writes) => {
      const { kind, last } = movementIn(writes);
      return kind === 'ESCROW' && last === 'PAID' ? [] : writes;
    },
  },

  'each refund has a key of its own': { tamper: freshKeys('REFUND') },

  'each prize has a key of its own': { tamper: freshKeys('PRIZE') },

  'the settlement trusts the leaderboard': {
    plant: (needs) => ({
      ...needs,
      rounds: async (wallet, since) => {
        const rounds = [...(await needs.rounds(wallet, since))].sort((one, other) => one.seq - other.seq);
        const shown: PlayedRound[] = [];
        const { tournaments } = await needs.published.read(wallet.brandId);
        for (const { tournamentId: id, entryMode } of tournaments) {
          const entry = await needs.entries.find({ id, entryMode }, wallet.playerId);
          const score = entry && (await needs.scores.find(id, entry.entryId));
          shown.push(...rounds.slice(0, score?.rounds ?? 0));
        }
        return shown;
      },
    }),
  },

  'an entry is counted without its buy-in': {
    tamper: without((write) => tableOf(write) === 'Journal' || tableOf(write) === 'Wallets', 'BUY_IN'),
  },

  'prizes are not counted': {
    tamper: without(({ Update }) => Update?.Key?.pk?.S?.startsWith(giftsPrefix) === true, 'PRIZE'),
  },

  'the rest is returned before the last prize': {
    plant: posting((send) => {
      const held: WalletOperation<TransactWriteItem>[] = [];
      return async (operation) => {
        const key = keyOf(operation);
        if (key.startsWith('PRIZE#')) {
          held.push(operation);
          return { answer: 'DONE' };
        }
        const answer = await send(operation);
        if (key.endsWith('#RETURN')) for (const prize of held.splice(0)) await send(prize);
        return answer;
      };
    }),
  },

  'prizes are paid before they leave the escrow': {
    plant: posting((send) => {
      const held: WalletOperation<TransactWriteItem>[] = [];
      return async (operation) => {
        if (keyOf(operation).endsWith('#PAID')) {
          held.push(operation);
          return { answer: 'DONE' };
        }
        const answer = await send(operation);
        if (keyOf(operation).startsWith('PRIZE#')) for (const paid of held.splice(0)) await send(paid);
        return answer;
      };
    }),
  },

  'entries are accepted after they were read': {
    tamper: (writes) =>
      writes.map(({ Update, ...others }) =>
        Update?.ConditionExpression?.includes('isClosed')
          ? { Update: { ...Update, ConditionExpression: openTo(Update.ConditionExpression) } }
          : { ...(Update && { Update }), ...others },
      ),
  },

  'the budget is only reserved, never returned': {
    tamper: (writes) => {
      const { kind, last } = movementIn(writes);
      return kind === 'ESCROW' && last === 'RETURN' ? [] : writes;
    },
  },
} as const satisfies Record<string, Wrong>;

const openTo = (condition: string) =>
  condition.replace('attribute_not_exists(isClosed)', '(attribute_exists(pk) OR attribute_not_exists(pk))');
