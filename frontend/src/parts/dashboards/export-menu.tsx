import { Download } from 'lucide-react';
import { saveFile } from '../../platform/page/save-file';
import { Button } from '../../ui/button';
import { DropDown } from '../../ui/drop-down';
import { exportName, type ExportTable, type MetricsExport, metricsJson, tableCsv } from './metrics-export';

const csvLabels: Record<ExportTable['name'], string> = {
  days: 'Metrics by day (CSV)',
  games: 'Metrics by game (CSV)',
  brands: 'Metrics by brand (CSV)',
  cohorts: 'Metrics by cohort (CSV)',
};

/** Downloads the metrics of the page: each table as CSV, everything as JSON. */
export const ExportMenu = (exported: MetricsExport) => {
  const { range, tables } = exported;
  const save = (name: string, text: string, type: string) => saveFile(name, text, type);
  return (
    <div className="ml-auto print:hidden">
      <DropDown
        edge="right"
        className="text-sm font-medium"
        face={
          <>
            <Download aria-hidden className="size-4" /> Export
          </>
        }
      >
        <div className="grid gap-1 p-1">
          {tables.map((table) => (
            <Button
              key={table.name}
              look="plain"
              className="justify-start!"
              onClick={() => save(`${exportName(range, table.name)}.csv`, tableCsv(table), 'text/csv')}
            >
              {csvLabels[table.name]}
            </Button>
          ))}
          <Button
            look="plain"
            className="justify-start!"
            onClick={() => save(`${exportName(range)}.json`, metricsJson(exported), 'application/json')}
          >
            All metrics (JSON)
          </Button>
          <p className="px-4 py-1 text-sm text-muted">Amounts are in minor units of each coin.</p>
        </div>
      </DropDown>
    </div>
  );
};
