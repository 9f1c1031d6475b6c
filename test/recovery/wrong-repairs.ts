import { DeleteItemCommand, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { playKey } from '#domain/keys';
import { repairSteps, type RepairSteps } from '#ops/recovery/repair-tables';
import { everyRow, rowsUnder, type Item } from '#ops/recovery/restored-tables';
import { rowSetAside } from '#ops/recovery/set-aside';

const { repairWallets, repairPlay } = repairSteps;

/** Faulty repairs, each with one omission. Every one must be detected. */
export const wrongRepairs: Readonly<Record<string, RepairSteps>> = {
  'leaves the balances as they were restored': {
    ...repairSteps,
    repairWallets: async (tables, report) => {
      const { dynamodb, walletsTable: TableName } = tables;
      const restored: Item[] = [];
      for await (const row of everyRow(dynamodb, TableName)) restored.push(row);
      const standing = await repairWallets(tables, report);
      for (const row of restored) await dynamodb.send(new PutItemCommand({ TableName, Item: row }));
      return standing;
    },
  },
  'leaves movements where they are that come after a gap': {
    ...repairSteps,
    repairWallets: async (tables, report) => {
      const { dynamodb, journalTable: TableName } = tables;
      const standing = await repairWallets(tables, report);
      for await (const row of everyRow(dynamodb, TableName)) {
        const before = rowSetAside(row);
        if (before) await dynamodb.send(new PutItemCommand({ TableName, Item: before }));
      }
      return standing;
    },
  },
  'leaves blocks that name lost movements': { ...repairSteps, repairChains: () => Promise.resolve() },
  'leaves rounds as they were restored': {
    ...repairSteps,
    repairRounds: (_repair, { wallets }) =>
      Promise.resolve(
        wallets
          .flat()
          .filter(({ kind }) => kind === 'BET')
          .map((bet) => ({ bet, returned: 0n, isGivenBack: false })),
      ),
  },
  'forgets the summaries': {
    ...repairSteps,
    repairPlay: async (repair, player, bets) => {
      const { dynamodb, playTable: TableName } = repair.tables;
      await repairPlay(repair, player, bets);
      for await (const { pk, sk } of everyRow(dynamodb, TableName))
        if (pk?.S?.startsWith('SUMMARY#') && sk?.S?.startsWith(player.playerId))
          await dynamodb.send(new DeleteItemCommand({ TableName, Key: { pk, sk } }));
    },
  },
  'counts losses without wins': {
    ...repairSteps,
    repairPlay: (repair, player, bets) =>
      repairPlay(
        repair,
        player,
        bets.map(({ bet }) => ({ bet, returned: 0n, isGivenBack: false })),
      ),
  },
  'goes on with seeds whose outcomes may be known': {
    ...repairSteps,
    repairPlay: async (repair, player, bets) => {
      const { dynamodb, playTable: TableName } = repair.tables;
      const { pk, sk } = playKey(player.brandId, player.playerId);
      const playRow = async () => (await rowsUnder(dynamodb, TableName, pk)).find((row) => row.sk?.S === sk);
      const before = await playRow();
      await repairPlay(repair, player, bets);
      const after = await playRow();
      if (!before?.seed || !after) return;
      await dynamodb.send(
        new TransactWriteItemsCommand({
          TransactItems: [{ Put: { TableName, Item: { ...after, seed: before.seed } } }],
        }),
      );
    },
  },
};
