import type { TestRun } from '#domain/generated/types';
import { whole } from '../../../platform/labels/numbers';
import * as messages from './messages';

type Repeatable = Pick<
  TestRun,
  'mathModelHash' | 'mode' | 'seed' | 'rounds' | 'engine' | 'ruleSet' | 'resultHash'
>;

/** The values to repeat a run, and the expected hash. */
export const RepeatFacts = ({ run }: { readonly run: Repeatable }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    <Fact name={messages.rounds} value={messages.ofMode(whole(run.rounds), run.mode)} />
    <Fact name={messages.engineAndRules} value={`${run.engine}, ${run.ruleSet}`} />
    <Hash name={messages.seed} value={run.seed} />
    <Hash name={messages.hashOfMathModelSha} value={run.mathModelHash} />
    {run.resultHash !== null && <Hash name={messages.hashOfResultSha256} value={run.resultHash} />}
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
