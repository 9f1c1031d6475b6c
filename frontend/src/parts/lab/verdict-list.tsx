import { CheckCircle2, CircleHelp, CircleMinus, OctagonAlert } from 'lucide-react';
import {
  mayBeChance,
  outcomeOf,
  ruleTitle,
  tallyOfChecks,
  type ShownCheck,
} from '../../platform/labels/lab-labels';
import { Notice } from '../../ui/notice';

/** The verdict rule by rule: result, limit, value and reason. */
export const VerdictList = ({ checks }: { readonly checks: readonly ShownCheck[] }) => (
  <div className="grid grid-cols-1 gap-3">
    <p className="text-sm text-muted">{tallyOfChecks(checks)}</p>
    {mayBeChance(checks) && (
      <Notice title="This can happen by chance">
        About 1 in 100 runs of a correct model fails a statistical rule. Run the test again with another seed.
        The history keeps every run.
      </Notice>
    )}
    <ul aria-label="Rules" className="grid grid-cols-1 gap-2.5">
      {checks.map((check) => (
        <li
          key={check.rule}
          className="flex gap-3 break-inside-avoid border-t border-line pt-2.5 first:border-t-0 first:pt-0"
        >
          <Outcome check={check} />
          <div className="min-w-0">
            <p className="font-medium">
              {check.rule} · {ruleTitle(check.rule)}
            </p>
            <p className="break-words">{check.why}</p>
            {check.applies && (
              <p className="text-sm break-words text-muted tabular-nums">
                result {check.value} · limit {check.limit}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </div>
);

const shape = 'mt-0.5 size-5 shrink-0';

const looks = {
  'does not apply': [CircleMinus, 'text-muted'],
  'not decided': [CircleHelp, 'text-warning'],
  holds: [CheckCircle2, 'text-success'],
  fails: [OctagonAlert, 'text-error'],
} as const;

const Outcome = ({ check }: { readonly check: ShownCheck }) => {
  const outcome = outcomeOf(check);
  const [Icon, colour] = looks[outcome];
  return <Icon role="img" aria-label={outcome} className={`${shape} ${colour}`} />;
};
