import { useEffect, useId, useState } from 'react';
import { Button } from '../button';
import type { ChartProps } from './chart-props';
import { faultOf, isBlank, isRound } from './drawable';
import { DrawingBoundary } from './drawing-boundary';
import { IdleDrawing } from './idle-drawing';
import { Legend } from './legend';
import { Textures, textureFills } from './textures';
import { ValuesTable } from './values-table';

/** A chart with its caption, legend, and a table of its values. */
export const Chart = (chart: ChartProps) => {
  const { caption, height = 288, empty = 'No data yet.' } = chart;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const fault = faultOf(chart);
  useEffect(() => {
    if (fault !== undefined) report(caption, fault);
  }, [caption, fault]);

  const blank = isBlank(chart);
  const drawable = fault === undefined && !failed;
  return (
    <figure aria-labelledby={`${id}-caption`} className="chart relative min-w-0" style={textureFills(id)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <figcaption id={`${id}-caption`} className="font-semibold text-heading">
          {caption}
        </figcaption>
        {!blank && drawable && (
          <Button look="plain" className="-mx-4 text-sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show chart' : 'Show table'}
          </Button>
        )}
      </div>
      {blank && <p className="text-muted">{empty}</p>}
      {!blank && drawable && !asTable && (
        <div className="@container">
          <Textures chart={id} />
          <div className={isRound(chart) ? besides : 'grid gap-3'}>
            <div aria-hidden className="min-w-0" style={{ height }}>
              <DrawingBoundary
                onFault={(thrown) => {
                  report(caption, thrown);
                  setFailed(true);
                }}
              >
                <IdleDrawing {...chart} />
              </DrawingBoundary>
            </div>
            <Legend {...chart} />
          </div>
        </div>
      )}
      {!blank && <ValuesTable chart={chart} captionId={`${id}-caption`} shown={asTable || !drawable} />}
    </figure>
  );
};

/** The legend of a doughnut or pie chart is next to the drawing if there is enough space. */
const besides = 'grid gap-4 @md:mx-auto @md:max-w-xl @md:grid-cols-2 @md:items-center';

const report = (caption: string, error: unknown) => {
  console.error(`The chart “${caption}” cannot be drawn:`, error);
};
