import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  looseObject,
  number,
  object,
  optional,
  parse,
  parseJson,
  pipe,
  record,
  string,
  unknown,
} from 'valibot';
import { countedEveryMinutes } from '#domain/counters/counted-every';
import type { Batches } from './rounds/sharing';

/** The settings in the templates that affect the cost of a round. */
export interface Deployed {
  /** The batch settings of the stream readers `copy-totals`, `chain-journal` and `copy-scores`. */
  readonly summaries: Batches;
  readonly blocks: Batches;
  readonly scores: Batches;
  /** The time between two runs of `count-days`; the local stage runs it more often. */
  readonly countEveryMs: number;
  readonly playRoundsMegabytes: number;
  /** The memory of the readers. */
  readonly readerMegabytes: number;
  /** The share of operations that X-Ray records. */
  readonly tracedShare: number;
}

const resource = looseObject({ Type: string(), Properties: optional(record(string(), unknown()), {}) });
const template = pipe(string(), parseJson(), looseObject({ Resources: record(string(), resource) }));
const reader = looseObject({
  FunctionName: object({ Ref: string() }),
  BatchSize: number(),
  MaximumBatchingWindowInSeconds: optional(number(), 0),
});
const sampling = looseObject({ SamplingRule: looseObject({ FixedRate: number() }) });
const sized = looseObject({ MemorySize: number() });

/** Reads the settings from the templates in the folder of an assembly. */
export function deployedBy(assembly: string): Deployed {
  const resources = readdirSync(assembly)
    .filter((file) => file.endsWith('.template.json'))
    .flatMap((file) => Object.entries(parse(template, readFileSync(join(assembly, file), 'utf8')).Resources));
  const ofType = (type: string) => resources.filter(([, { Type }]) => Type === type);
  const readers = parse(
    array(reader),
    ofType('AWS::Lambda::EventSourceMapping')
      .map(([, { Properties }]) => Properties)
      .filter(({ BatchSize }) => BatchSize !== undefined),
  );
  const batchesOf = (name: string): Batches => {
    const { BatchSize, MaximumBatchingWindowInSeconds } = theOne(
      readers.filter(({ FunctionName }) => FunctionName.Ref.includes(name)),
      name,
    );
    return { size: BatchSize, windowMs: MaximumBatchingWindowInSeconds * 1000 };
  };
  const [, playRounds] = theOne(
    ofType('AWS::Lambda::Function').filter(([id]) => /PlayRounds[0-9A-F]{8}$/.test(id)),
    'play-rounds',
  );
  const [, copyTotals] = theOne(
    ofType('AWS::Lambda::Function').filter(([id]) => /CopyTotals[0-9A-F]{8}$/.test(id)),
    'copy-totals',
  );
  const [, traces] = theOne(ofType('AWS::XRay::SamplingRule'), 'sampling of traces');
  return {
    summaries: batchesOf('CopyTotals'),
    blocks: batchesOf('ChainJournal'),
    scores: batchesOf('CopyScores'),
    countEveryMs: countedEveryMinutes * 60_000,
    playRoundsMegabytes: parse(sized, playRounds.Properties).MemorySize,
    readerMegabytes: parse(sized, copyTotals.Properties).MemorySize,
    tracedShare: parse(sampling, traces.Properties).SamplingRule.FixedRate,
  };
}

function theOne<Found>(found: readonly Found[], name: string): Found {
  const [one, ...others] = found;
  if (one === undefined || others.length > 0)
    throw new Error(`The templates do not contain exactly one ${name}.`);
  return one;
}
