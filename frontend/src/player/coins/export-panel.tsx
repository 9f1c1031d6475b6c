import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { whole } from '../../platform/labels/numbers';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { DayField } from '../../ui/form/day-field';
import { dayOf, daysBetween } from './days';
import { useExportDays } from './export-days';

const mostDays = 92;

/** Exports the brand's movements of some days as a file. */
export const ExportPanel = ({ brand }: { readonly brand: ShownBrand }) => {
  const [today] = useState(() => dayOf(Date.now()));
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const { progress, save } = useExportDays(brand);
  const days = daysBetween(from, to);
  const fault =
    days.length === 0
      ? 'The first day must not be after the last day.'
      : days.length > mostDays && `Choose at most ${mostDays} days.`;
  return (
    <Panel
      title="Export"
      lead="A CSV file with all movements of these days (UTC). Text that looks like a spreadsheet formula is escaped."
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <DayField label="From" value={from} latest={today} onChange={setFrom} />
          <DayField label="To" value={to} latest={today} onChange={setTo} />
          <Button
            look="quiet"
            busy={save.isPending}
            disabled={Boolean(fault)}
            onClick={() => save.mutate(days)}
          >
            <Download aria-hidden className="size-5" />
            Export
          </Button>
        </div>
        {fault && <p className="text-sm font-medium text-error">{fault}</p>}
        {save.isPending && (
          <p role="status">
            Day {progress.day} of {days.length}, {whole(progress.lines)} lines so far …
          </p>
        )}
        {save.isSuccess && <Notice tone="good">The file holds {whole(save.data)} lines.</Notice>}
        {save.error && <Notice tone="bad">{sentenceFor(save.error)}</Notice>}
      </div>
    </Panel>
  );
};
