import type { AxisChart, RoundChart } from '../chart-props';

const format = (value: number) => `${value} %`;

export const givenBars: AxisChart = {
  kind: 'bar',
  caption: 'Spins by win',
  labels: ['0', '0–1', '1–2'],
  labelsTitle: 'Win, in bets',
  series: [
    { name: 'Exact', values: [70, 20, 10] },
    { name: 'Simulated', values: [71, 19, null] },
  ],
  format,
};

export const givenLines: AxisChart = {
  kind: 'line',
  caption: 'Return as the run goes on',
  labels: ['1,000', '10,000', '100,000'],
  labelsTitle: 'Rounds',
  series: [
    { name: 'Simulated', values: [93, 96, 95] },
    { name: '99 % interval, low', values: [80, 90, 94], role: 'bound' },
    { name: 'Exact', values: [95, 95, 95], role: 'reference' },
  ],
  format,
};

export const givenPie: RoundChart = {
  kind: 'pie',
  caption: 'RTP by feature',
  labels: ['Lines', 'Scatter', 'Free spins'],
  labelsTitle: 'Part',
  series: [{ name: 'Share', values: [60, 25, 15] }],
  format,
};

export const givenDoughnut: RoundChart = { ...givenPie, kind: 'doughnut', centre: '24 %' };
