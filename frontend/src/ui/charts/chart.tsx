import { useEffect, useId, useState, Component, type ReactNode, type ComponentType } from 'react';
import { Button } from '../button';
import type { ChartProps } from './chart-props';
import { faultOf, isBlank, isRound } from './drawable';
import { Legend } from './legend';
import { Textures, textureFills } from './textures';
import { ValuesTable } from './values-table';
import { whenIdle } from '../when-idle';

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

interface DrawingBoundaryProps {
  readonly onFault: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches the errors of a drawing, such as a missing chunk, so that the rest of the page stays usable. */
class DrawingBoundary extends Component<DrawingBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Loads the drawing and shows it when the browser is idle. A page with several charts draws them one by one, and
 * responds to its user in between. Throws the error if the drawing cannot be loaded.
 */
const IdleDrawing = (chart: ChartProps) => {
  const [Drawing, setDrawing] = useState<ComponentType<ChartProps>>();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    let isGone = false;
    import('./drawing').then(
      (loaded) => {
        if (!isGone) cancel = whenIdle(() => setDrawing(() => loaded.Drawing));
      },
      (error: unknown) => setFault({ error }),
    );
    return () => {
      isGone = true;
      cancel?.();
    };
  }, []);
  if (fault) throw fault.error;
  return Drawing && <Drawing {...chart} />;
};
