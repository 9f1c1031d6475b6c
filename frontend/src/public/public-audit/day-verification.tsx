import { CheckCircle2, CircleDashed, Download, OctagonAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { checkDay, type CheckedDay, type DayCheck } from '#domain/audit/check-day';
import { dayFileJson, type DayFile } from '#domain/audit/day-file';
import { saveFile } from '../../platform/page/save-file';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Verifies the chain of a day in the browser, and downloads the day as a file. */
export const DayVerification = ({ file }: { readonly file: DayFile }) => {
  const [checked, setChecked] = useState<CheckedDay>();
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setChecked(checkDay(file))}>
          <ShieldCheck aria-hidden className="size-5" />
          Verify this chain in your browser
        </Button>
        <Button
          look="quiet"
          onClick={() => saveFile(`audit-${file.day}.json`, dayFileJson(file), 'application/json')}
        >
          <Download aria-hidden className="size-5" />
          Download this day
        </Button>
      </div>
      {checked && <Outcome checked={checked} />}
    </>
  );
};

const Outcome = ({ checked: { checks, holds } }: { readonly checked: CheckedDay }) => {
  const isOpen = checks.some(({ outcome }) => outcome === 'open');
  return (
    <Notice tone={holds ? 'good' : 'bad'} title={holds ? 'Verified' : 'Not verified'}>
      <ul className="mt-2 grid gap-2">
        {checks.map((check) => (
          <li key={check.what} className="flex gap-2">
            <CheckIcon outcome={check.outcome} />
            <span className="min-w-0">
              <strong className="font-medium">{check.what}:</strong> {check.text}
            </span>
          </li>
        ))}
      </ul>
      {holds && isOpen && <p className="mt-2 text-muted">Verify this day again when it is closed.</p>}
    </Notice>
  );
};

const icons = {
  passed: [CheckCircle2, 'text-success'],
  failed: [OctagonAlert, 'text-error'],
  open: [CircleDashed, 'text-muted'],
} as const;

const CheckIcon = ({ outcome }: Pick<DayCheck, 'outcome'>) => {
  const [Icon, colour] = icons[outcome];
  return <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />;
};
