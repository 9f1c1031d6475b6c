import type { TestRun } from '#domain/generated/types';
import { whole } from '../../../platform/labels/numbers';

type Repeatable = Pick<
  TestRun,
  'mathModelHash' | 'mode' | 'seed' | 'rounds' | 'engine' | 'ruleSet' | 'resultHash'
>;

/** The values to repeat a run, and the expected hash. */
export const RepeatFacts = ({ run }: { readonly run: Repeatable }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    <Fact name="Rounds" value={`${whole(run.rounds)} of mode ${run.mode}`} />
    <Fact name="Engine and rules" value={`${run.engine}, ${run.ruleSet}`} />
    <Hash name="Seed" value={run.seed} />
    <Hash name="Hash of the math model (SHA-256)" value={run.mathModelHash} />
    {run.resultHash !== null && <Hash name="Hash of the result (SHA-256)" value={run.resultHash} />}
  </dl>
);

interface FactProps {
  readonly name: string;
  readonly value: string;
}

const Fact = ({ name, value }: FactProps) => (
  <div>
    <dt className="text-sm font-medium text-muted">{name}</dt>
    <dd className="mt-0.5">{value}</dd>
  </div>
);

const Hash = ({ name, value }: FactProps) => (
  <div className="sm:col-span-2">
    <dt className="text-sm font-medium text-muted">{name}</dt>
    <dd className="mt-0.5 font-mono text-sm break-all">{value}</dd>
  </div>
);
