import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText, type ShownRange } from '../../parts/dashboards/date-range';
import { sentenceFor } from '../../platform/api/error-sentences';
import { whole } from '../../platform/labels/numbers';
import { percent } from '../../platform/labels/game-labels';
import { Failure } from '../../ui/failure';
import { inputShape } from '../../ui/form/field-frame';
import { SkeletonRows } from '../../ui/skeleton';
import { type PlayedVersion, type ProviderMetricsPanel, useGameRtp } from './read-provider-metrics';

interface GameRtpChartProps {
  readonly games: ProviderMetricsPanel['games'];
  readonly range: ShownRange;
}

/** The actual and the exact RTP of one game: the game in the query string, or the most played one. */
export const GameRtpChart = ({ games, range }: GameRtpChartProps) => {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const played = games.filter(({ figures }) => figures.rounds > 0);
  const shown = played.find(({ gameId }) => gameId === search.get('game')) ?? played[0];
  if (shown === undefined) return null;
  const choose = (gameId: string) => {
    const next = new URLSearchParams(search);
    next.set('game', gameId);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-labelledby={`${id}title`} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}title`} className="text-lg font-semibold text-heading">
          Actual RTP
        </h2>
        <label className="flex items-center gap-2 text-sm font-medium">
          Game
          <select
            value={shown.gameId}
            onChange={({ target }) => choose(target.value)}
            className={`${inputShape} w-auto`}
          >
            {played.map(({ gameId, title }) => (
              <option key={gameId} value={gameId}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <RtpOfGame gameId={shown.gameId} title={shown.title} range={range} />
    </section>
  );
};

interface RtpOfGameProps {
  readonly gameId: string;
  readonly title: string;
  readonly range: ShownRange;
}

const RtpOfGame = ({ gameId, title, range }: RtpOfGameProps) => {
  const { data, error, refetch } = useGameRtp(gameId, range);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={4} />;
  const [newest] = data.versions;
  return newest === undefined ? null : <RtpOfVersion title={title} version={newest} />;
};

/** The comparison of the actual RTP with the band. */
function comparisonOf({ rtp }: PlayedVersion): string {
  const { status, actualRtp, low, high } = rtp;
  if (status === 'NO_REFERENCE') return 'The version has no certificate to compare with.';
  if (actualRtp === null || low === null || high === null)
    return 'This period has too few rounds to compare the actual RTP with the exact RTP.';
  const [actual, from, to] = [percent(actualRtp), percent(low), percent(high)];
  return status === 'WITHIN_BAND'
    ? `The actual RTP of ${actual} is within the band of 3 standard deviations around the exact RTP, ${from} to ${to}.`
    : `The actual RTP of ${actual} is outside the band of 3 standard deviations around the exact RTP, ${from} to ${to}. This happens by chance to 1 of 370 correct games.`;
}

const RtpOfVersion = ({ title, version }: { readonly title: string; readonly version: PlayedVersion }) => {
  const { semver, exactRtp, rtp, days } = version;
  const hasReference = rtp.status !== 'NO_REFERENCE';
  // Leaves out days with too few rounds. Their RTP can be so large that all other days would look like a flat line.
  const numbers = (of: 'actualRtp' | 'low' | 'high') =>
    days.map(({ soFar }) =>
      soFar[of] === null || (hasReference && soFar.low === null) ? null : Number(soFar[of]),
    );
  return (
    <DashboardChart
      kind="line"
      caption={
        semver === null
          ? `Actual RTP of ${title}, deleted version`
          : `Actual RTP of ${title}, version ${semver}`
      }
      definition={`Calculated from all rounds up to each day (${whole(rtp.rounds)} in total). Each round has the same weight, whatever its bet. ${comparisonOf(version)}`}
      labelsTitle="Day"
      labels={days.map(({ day }) => dayText(day))}
      format={(share) => percent(`${share}`)}
      series={[
        { name: 'Actual RTP', values: numbers('actualRtp') },
        ...(hasReference
          ? [
              { name: 'Band, from', values: numbers('low'), role: 'bound' as const },
              { name: 'Band, to', values: numbers('high'), role: 'bound' as const },
            ]
          : []),
        ...(exactRtp === null
          ? []
          : [
              {
                name: 'Exact RTP',
                values: days.map(() => Number(exactRtp)),
                role: 'reference' as const,
              },
            ]),
      ]}
      empty="No rounds in this period."
    />
  );
};
