import { describe, expect, test } from '@jest/globals';
import { resourcesOf, synthesized } from '#test/synth/synthesized';
import type { VariantName } from '#test/synth/variants';

const playTable = (stage: VariantName) => {
  const [table] = resourcesOf(synthesized(stage), 'AWS::DynamoDB::GlobalTable').filter(({ id }) =>
    id.startsWith('Play'),
  );
  return table?.properties;
};

describe('the table of sessions and rounds', () => {
  test.each(['dev', 'prod', 'local'] as const)('removes expired rows and has its own stream in %s', (stage) =>
    expect(playTable(stage)).toMatchObject({
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    }),
  );

  test('has the default throughput, or warm throughput together with the other tables of a round', () => {
    expect(playTable('prod')).not.toHaveProperty('WarmThroughput');
    expect(playTable('dev')).not.toHaveProperty('WarmThroughput');
    const warm = { ReadUnitsPerSecond: 40_000, WriteUnitsPerSecond: 40_000 };
    const tables = resourcesOf(synthesized('prod, warmer'), 'AWS::DynamoDB::GlobalTable');
    const throughputs = tables.flatMap(({ id, properties }) => {
      const { GlobalSecondaryIndexes = [], WarmThroughput } = properties as {
        GlobalSecondaryIndexes?: { IndexName: string; WarmThroughput?: unknown }[];
        WarmThroughput?: unknown;
      };
      const table = id.replace(/.{8}$/, '');
      const indexes = GlobalSecondaryIndexes.map((index) => ({
        ...index,
        name: `${table} ${index.IndexName}`,
      }));
      return [{ name: table, WarmThroughput }, ...indexes];
    });
    const warmed = throughputs.filter(({ WarmThroughput }) => WarmThroughput !== undefined);
    expect(Object.fromEntries(warmed.map(({ name, WarmThroughput }) => [name, WarmThroughput]))).toEqual({
      PlayTable: warm,
      LedgerJournal: warm,
      'LedgerJournal statements': warm,
      'LedgerJournal gsi2': warm,
      LedgerWallets: warm,
    });
  });
});
