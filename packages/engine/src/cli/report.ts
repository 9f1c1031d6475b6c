import type { Certificate } from '#engine/lab/certificate/certificate';
import type { Check } from '#engine/lab/verdict/check';
import type { Difference } from '#engine/lab/certificate/differences';
import { limitsTakeSomething, type ExactModel } from '#engine/lab/exact/exact-model';
import { shownFigure, type Figure } from '#engine/lab/exact/figure';
import type { Judged } from '#engine/lab/verdict/judge-run';
import { histogramBounds } from '#engine/lab/simulate/run-format';
import type { KnownModel } from './read-files';

export interface Speed {
  readonly seconds: number;
  readonly workers: number;
}

export function exactReport({ model, mathModelHash, mode }: KnownModel, exact: ExactModel): string {
  const { rtp, fraction, limits, modes, unlimitedRtp } = exact.metrics;
  const isShort = fraction !== undefined && fraction.length <= 14;
  return paragraphs([
    [`${model.name}, mode ${mode.id}`, row('model hash', mathModelHash)],
    [
      row('RTP', `${range(rtp)}${isShort ? ` = ${fraction}` : ''}`, `declared ${model.declared.rtp}`),
      ...(fraction === undefined || isShort ? [] : [row('', `= ${fraction}`)]),
      ...(limitsTakeSomething(exact.metrics)
        ? [row('  limits take', range(limits, 6), `RTP without limits ${percent(unlimitedRtp)}`)]
        : []),
      ...(modes.length > 1 ? modes.map((one) => row(`  mode ${one.mode}`, range(one.rtp))) : []),
      ...spreadRows(exact),
    ],
  ]);
}

export function runReport(
  certificate: Certificate,
  { metrics, exact, roundsToDecide }: Judged,
  speed: Speed,
): string {
  const { mathModel, mathModelHash, mode, seed, rounds, resultHash, result, checks, status } = certificate;
  const { spread } = exact.metrics;
  const million = (rounds / speed.seconds / 1e6).toFixed(1);
  return paragraphs([
    [`${mathModel.name}, mode ${mode}, ${grouped(rounds)} rounds`, row('seed', seed)],
    [
      row('', 'played', 'exact'),
      row('RTP', percent(metrics.rtp), range(exact.metrics.rtp)),
      row('99 % interval', `${percent(metrics.low)} to ${percent(metrics.high)}`),
      row(
        'spin hit rate',
        metrics.spinHit === undefined ? '' : percent(metrics.spinHit),
        spread && percent(spread.spinHit),
      ),
      row('round hit rate', percent(metrics.roundHit), spread && percent(spread.roundHit)),
      row('deviation', metrics.sd, deviationOf(exact)),
      row('largest win', `${metrics.maxWinX} x`, spread && `${spread.maxWinX} x`),
      row('volatility', metrics.volatility, exact.metrics.volatility),
    ],
    [
      'wins in costs, rounds',
      ...result.histogram.map((count, bin) => row(`  ${binOf(bin)}`, grouped(count))),
    ],
    checks.map(checkRow),
    [
      row('verdict', status),
      ...(roundsToDecide === undefined
        ? []
        : [row('', `about ${grouped(roundsToDecide)} rounds are needed for a verdict`)]),
      row('model hash', mathModelHash),
      row('result hash', resultHash),
      `${speed.seconds.toFixed(1)} s with ${speed.workers} threads, ${million} million rounds per second`,
    ],
  ]);
}

export function verifyReport(certificate: Certificate, found: readonly Difference[]): string {
  const { mathModel, mode, rounds, resultHash, status } = certificate;
  const reported = `${mathModel.name}, mode ${mode}, ${grouped(rounds)} rounds`;
  if (found.length === 0)
    return paragraphs([
      [reported],
      ['Verified: identical result and verdict.', row('verdict', status), row('result hash', resultHash)],
    ]);
  return paragraphs([
    [reported],
    ['NOT verified. The repeated run differs from the certificate:'],
    found.map(
      ({ path, certificate: stated, repeated }) =>
        `  ${path}: certificate ${stated}, repeated run ${repeated}`,
    ),
  ]);
}

const outcomeOf = ({ applies, pass, roundsNeeded }: Check) => {
  if (!applies) return '–';
  if (!pass) return 'FAILED';
  return roundsNeeded === undefined ? 'passed' : 'open';
};

const checkRow = (check: Check) => {
  const { rule, limit, value, why } = check;
  return `${rule}  ${outcomeOf(check).padEnd(6)}  ${why} ${value} (${limit})`;
};

const spreadRows = (exact: ExactModel) => {
  const { spread, largestWin, cycle, volatility } = exact.metrics;
  const deviation = row('deviation', deviationOf(exact) ?? 'not exact');
  return spread
    ? [
        row('spin hit rate', percent(spread.spinHit), 'base spins that win something'),
        row('round hit rate', percent(spread.roundHit), 'rounds that win something, free spins included'),
        deviation,
        row('largest win', `${spread.maxWinX} x`),
        ...(volatility ? [row('volatility', volatility)] : []),
        row('cycle', grouped(cycle)),
      ]
    : [
        row('hit rates', 'not exact'),
        deviation,
        ...(largestWin
          ? [row('largest win', `${largestWin.isExact ? '' : 'at most '}${largestWin.boundX} x`)]
          : []),
        row('cycle', `${grouped(cycle)}, too large to calculate every outcome`),
      ];
};

const deviationOf = ({ metrics: { sd } }: ExactModel) => sd && shownFigure(sd, (decimal) => decimal);

const range = (figure: Figure, digits = 4) =>
  `${shownFigure(figure, (share) => percentWith(share, digits))} %`;

const binOf = (bin: number) => {
  if (bin === 0) return 'nothing';
  const [from, to] = [histogramBounds[bin - 1], histogramBounds[bin]];
  return to === undefined ? `${from}+` : `${from}–${to}`;
};

const row = (name: string, first: string, second?: string) =>
  `${name.padEnd(16)}${second === undefined ? first : first.padEnd(28) + second}`;
const percent = (share: string) => `${percentWith(share, 4)} %`;
const percentWith = (share: string, digits: number) => (Number(share) * 100).toFixed(digits);
const grouped = (whole: number) => whole.toLocaleString('en');
/**
 * A line without control characters, so that text of a file can neither control the terminal nor imitate
 * another line.
 */
const printable = (line: string) => line.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');
const paragraphs = (parts: readonly (readonly string[])[]) =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.map(printable).join('\n')}\n`)
    .join('\n');
