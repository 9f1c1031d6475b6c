import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type DateRange, rangeFault } from '#domain/counters/date-range';
import { addDays } from '#domain/counters/days';
import { Button } from '../../ui/button';
import { inputShape } from '../../ui/form/field-frame';
import { presetDays, rangeText, type ShownRange, todayUtc } from './date-range';

const faults = {
  reversed: 'The first day is after the last day.',
  'in-future': 'The last day is in the future.',
  'too-long': 'Choose at most 366 days.',
} as const;

interface RangeBarProps {
  readonly range: ShownRange;
  /** Beside the period, such as the export. */
  readonly children?: ReactNode;
}

/** Selects the period of the page: a preset or a custom range. */
export const RangeBar = ({ range, children }: RangeBarProps) => {
  const [isOpen, setOpen] = useState(false);
  const others = useOtherParameters();
  return (
    <div className="grid gap-3 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul
          aria-label="Days"
          className="flex overflow-hidden rounded-lg border border-edge bg-surface text-sm font-medium print:hidden"
        >
          {presetDays.map((days) => (
            <li key={days} className="not-first:border-l not-first:border-edge">
              <Link
                to={`?${others([['days', String(days)]])}`}
                preventScrollReset
                aria-current={range.preset === days ? 'true' : undefined}
                className="flex min-h-10 items-center px-3.5 aria-[current=true]:bg-sunken aria-[current=true]:font-semibold hover:bg-sunken"
              >
                {days} days
              </Link>
            </li>
          ))}
          <li className="border-l border-edge">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className={`min-h-10 px-3.5 hover:bg-sunken ${range.preset === undefined ? 'bg-sunken font-semibold' : ''}`}
            >
              Other
            </button>
          </li>
        </ul>
        <div className="text-sm">
          <p className="font-medium">{rangeText(range)} (UTC)</p>
          <p className="text-muted">Compared with {rangeText(range.previous)}</p>
        </div>
        {children}
      </div>
      {isOpen && <OtherDays range={range} onChosen={() => setOpen(false)} />}
    </div>
  );
};

interface OtherDaysProps {
  readonly range: DateRange;
  readonly onChosen: () => void;
}

const OtherDays = ({ range, onChosen }: OtherDaysProps) => {
  const id = useId();
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [, setSearch] = useSearchParams();
  const others = useOtherParameters();
  const today = todayUtc();
  const fault = from === '' || to === '' ? undefined : rangeFault({ from, to }, today);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (fault !== undefined || from === '' || to === '') return;
    setSearch(
      others([
        ['from', from],
        ['to', to],
      ]),
      { preventScrollReset: true },
    );
    onChosen();
  };
  const day = (label: string, name: string, value: string, onChange: (value: string) => void) => (
    <div>
      <label htmlFor={`${id}${name}`} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={`${id}${name}`}
        type="date"
        required
        min={addDays(today, -3_650)}
        max={today}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}fault`}
        onChange={(event) => onChange(event.target.value)}
        className={inputShape}
      />
    </div>
  );
  return (
    <form noValidate onSubmit={choose} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        {day('First day', 'from', from, setFrom)}
        {day('Last day', 'to', to, setTo)}
        <Button type="submit" look="quiet">
          Show
        </Button>
      </div>
      {fault !== undefined && (
        <p id={`${id}fault`} role="alert" className="text-sm text-error">
          {faults[fault]}
        </p>
      )}
    </form>
  );
};

/** The current address with another range; other parameters are kept. */
const useOtherParameters = () => {
  const [search] = useSearchParams();
  return (days: readonly (readonly [string, string])[]): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const name of ['days', 'from', 'to']) next.delete(name);
    for (const [name, value] of days) next.set(name, value);
    return next;
  };
};
