import './charts.css';
import { BarChart, DonutChart, LineChart } from '@tremor/react';
import { type CSSProperties, useRef, type RefObject, useEffect } from 'react';
import { useStillness } from '../use-stillness';
import type { AxisChart, ChartProps, RoundChart } from './chart-props';
import { isRound } from './drawable';
import { chartSettings } from './chart-settings';
import { seriesInks, sliceInk } from './inks';
import { axisWidth, pointsOf, seriesKeys, slicesOf } from './plot';
import { PlotTooltip, TooltipChart } from './plot-tooltip';

/** The drawing without caption and legend, with the height of its container. The only module that imports Tremor. */
export const Drawing = (chart: ChartProps) => {
  const still = useStillness();
  const held = useRef<HTMLDivElement>(null);
  useUnfocusable(held);
  const common = {
    className: 'h-full',
    // Values with a space would be wrapped next to the axis.
    valueFormatter: (value: number) => chart.format(value).replaceAll(' ', '\u00A0'),
    customTooltip: PlotTooltip,
    showAnimation: !still && chart.live !== true,
    animationDuration: chartSettings.drawMs,
  };
  return (
    <TooltipChart.Provider value={chart}>
      <div ref={held} className="h-full" style={tooltipStyle}>
        {isRound(chart) ? (
          <DonutChart {...common} {...roundProps(chart)} />
        ) : chart.kind === 'line' ? (
          <LineChart {...common} {...axisProps(chart)} autoMinValue />
        ) : (
          <BarChart
            {...common}
            {...axisProps(chart)}
            {...barBounds(chart)}
            stack={chart.stacked === true}
            barCategoryGap="20%"
          />
        )}
      </div>
    </TooltipChart.Provider>
  );
};

const tooltipStyle = { '--chart-tooltip-ms': `${chartSettings.tooltipMs}ms` } as CSSProperties;

const axisProps = (chart: AxisChart) => ({
  data: pointsOf(chart),
  index: 'label',
  categories: seriesKeys(chart),
  colors: seriesInks(chart.series),
  showLegend: false,
  tickGap: 12,
  yAxisWidth: axisWidth(chart),
});

/** Bars start at zero, also if all values are negative. */
const barBounds = ({ series }: AxisChart) => {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  return values.some((value) => value < 0)
    ? { autoMinValue: true, ...(values.every((value) => value <= 0) && { maxValue: 0 }) }
    : {};
};

const roundProps = (chart: RoundChart) => ({
  data: slicesOf(chart),
  index: 'label',
  category: 'value',
  colors: chart.labels.map((_, at) => sliceInk(at)),
  variant: chart.kind === 'pie' ? ('pie' as const) : ('donut' as const),
  showLabel: chart.centre !== undefined,
  label: chart.centre ?? '',
});

/**
 * Removes all content of the element from the tab order. Pie charts always add themselves to it, although
 * their drawing is hidden from screen readers.
 */
const useUnfocusable = (held: RefObject<HTMLElement>) => {
  useEffect(() => {
    const element = held.current;
    if (element === null) return undefined;
    const release = () => {
      for (const focusable of element.querySelectorAll('[tabindex]')) focusable.removeAttribute('tabindex');
    };
    release();
    const observer = new MutationObserver(release);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
    return () => observer.disconnect();
  }, [held]);
};
