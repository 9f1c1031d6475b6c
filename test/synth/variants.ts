import type { StageName, StageSettings } from '#lib/settings';

/** A stage as it would be deployed, with the settings that differ from its defaults. */
export interface Variant {
  readonly stage: StageName;
  readonly changed?: Partial<StageSettings>;
}

const from = 'no-reply@novalink.example';
const restored = (name: string) => ({
  tableName: `${name}-restored`,
  streamLabel: '2026-11-30T10:00:00.000',
});

/** All sets of templates for tests; each is synthesized once. */
export const variants = {
  dev: { stage: 'dev' },
  'dev, with alarms': { stage: 'dev', changed: { alarmEmail: 'alarms@novalink.example' } },
  prod: { stage: 'prod' },
  local: { stage: 'local' },
  // The specification's rules where the default deviates from them.
  'dev, literal rules': { stage: 'dev', changed: { imageWrites: 'whole-prefix', playChoice: 'off' } },
  'prod, no alarms, other lock': {
    stage: 'prod',
    changed: { alarmEmail: 'none', sealLock: { mode: 'COMPLIANCE', years: 2 } },
  },
  'prod, warmer': { stage: 'prod', changed: { playWarmWrites: 40_000, exclusionKeyReplica: 'eu-central-1' } },
  'prod, mail by Cognito': { stage: 'prod', changed: { mail: 'cognito' } },
  'prod, mail by an address, restored tables': {
    stage: 'prod',
    changed: {
      mail: { from, identity: from, region: 'us-east-1', configurationSet: 'product' },
      // Independent of the mail; another variant would cost another synthesis.
      restoredTables: {
        ...{ Main: restored('Main'), Play: restored('Play'), Audit: restored('Audit') },
        ...{ Journal: restored('Journal'), Wallets: { tableName: 'Wallets-restored' } },
      },
    },
  },
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;
