import { CheckCircle2, CircleMinus, OctagonAlert } from 'lucide-react';
import type { TestCheck } from '#domain/generated/types';
import { mayBeChance, ruleTitle, tallyOfChecks } from '../../platform/lab-words';
import { Notice } from '../../ui/notice';

/** The verdict rule by rule: whether each holds, its limit, what was found, and why. */
export const VerdictList = ({ checks }: { readonly checks: readonly TestCheck[] }) => (
  <div className="grid grid-cols-1 gap-3">
    <p className="text-sm text-muted">{tallyOfChecks(checks)}</p>
    {mayBeChance(checks) && (
      <Notice title="This may be chance">
        A rule that compares the rounds with chance fails about one good run in a hundred. Run again with
        another seed; every run stays in the history.
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
                found {check.value} · limit {check.limit}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </div>
);

const shape = 'mt-0.5 size-5 shrink-0';

const Outcome = ({ check: { applies, pass } }: { readonly check: TestCheck }) => {
  if (!applies)
    return <CircleMinus role="img" aria-label="does not apply" className={`${shape} text-muted`} />;
  if (pass) return <CheckCircle2 role="img" aria-label="holds" className={`${shape} text-success`} />;
  return <OctagonAlert role="img" aria-label="fails" className={`${shape} text-error`} />;
};
