import { CheckCircle2, CircleHelp, CircleMinus, OctagonAlert } from 'lucide-react';
import {
  mayBeChance,
  outcomeOf,
  ruleTitle,
  tallyOfChecks,
  type ShownCheck,
} from '../../platform/labels/lab-labels';
import { Notice } from '../../ui/notice';
import * as messages from './messages';

/** The verdict rule by rule: result, limit, value and reason. */
export const VerdictList = ({ checks }: { readonly checks: readonly ShownCheck[] }) => (
  <div className="grid grid-cols-1 gap-3">
    <p className="text-sm text-muted">{tallyOfChecks(checks)}</p>
    {mayBeChance(checks) && (
      <Notice title={messages.thisCanHappenByChance}>{messages.about1In100Runs}</Notice>
    )}
    <ul aria-label={messages.rules} className="grid grid-cols-1 gap-2.5">
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
                {messages.resultLimit(check.value, check.limit)}
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
