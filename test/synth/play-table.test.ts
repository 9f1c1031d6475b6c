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

  test('has warm throughput in prod, and the default throughput elsewhere', () => {
    expect(playTable('prod')).toHaveProperty('WarmThroughput', {
      ReadUnitsPerSecond: 12_000,
      WriteUnitsPerSecond: 12_000,
    });
    expect(playTable('dev')).not.toHaveProperty('WarmThroughput');
    expect(playTable('prod, warmer')).toHaveProperty('WarmThroughput', {
      ReadUnitsPerSecond: 40_000,
      WriteUnitsPerSecond: 40_000,
    });
  });
});
