import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { boolean, isoDate, object, optional, pipe, safeParse, string } from 'valibot';
import '#ops/aws/quiet-sdk';
import { functionsOf } from '#ops/metrics/deployed-functions';
import { rebuildMetrics } from '#ops/metrics/rebuild-metrics';

/** Recounts days of brands: see docs/how-to/rebuild-metrics.md. */
const usage =
  'Usage: npm run rebuild-metrics -- --stage dev --from 2026-11-01 --to 2026-11-30 [--from-journal] <brandId> <brandId> …';

const day = pipe(string(), isoDate());
const schema = object({ stage: string(), from: day, to: day, 'from-journal': optional(boolean(), false) });

async function run(): Promise<void> {
  const { values, brandIds } = options();
  const asked = safeParse(schema, values);
  if (!asked.success || asked.output.from > asked.output.to || brandIds.length === 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const { stage, 'from-journal': isFromJournal, ...range } = asked.output;
  const clients = { cloudFormation: new CloudFormationClient(), lambda: new LambdaClient() };
  const ask = await functionsOf(clients, `NovaLink-${stage}-Journal`);
  const rebuild = rebuildMetrics({ ask, say: console.log });
  for (const brandId of brandIds) await rebuild(brandId, range, isFromJournal ? 'JOURNAL' : 'SUMMARIES');
}

function options() {
  const named = {
    stage: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    'from-journal': { type: 'boolean' },
  } as const;
  try {
    const { values, positionals: brandIds } = parseArgs({ options: named, allowPositionals: true });
    return { values, brandIds };
  } catch {
    return { values: {}, brandIds: [] };
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
