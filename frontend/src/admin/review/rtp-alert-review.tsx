import { Link } from 'react-router-dom';
import { companyDecimals } from '#domain/counters/company-units';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { Decisions } from './decisions';
import { adminPaths } from '../../platform/page/entity-paths';
import { whole } from '../../platform/labels/numbers';
import { Facts } from '../../ui/facts';
import type { LookedAtCompany } from '../companies/company-fields';
import { type WaitingGame, type WaitingRtpAlert, reviewKey } from './list-review-items';
import { WaitingSummary } from './waiting-summary';
import { useDecision } from './use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

interface RtpAlertReviewProps {
  readonly company: LookedAtCompany;
  readonly game: WaitingGame;
  readonly alert: WaitingRtpAlert;
  readonly since: string;
}

/** The review of a game whose actual RTP, or whose exact RTP with limits, differs from its certificate. */
export const RtpAlertReview = ({ company, game, alert, since }: RtpAlertReviewProps) => {
  const decide = useDecideRtpAlert(alert);
  const title = `${game.title} ${alert.semver}`;
  return (
    <WaitingSummary
      title={title}
      kind="RTP alert"
      company={company}
      since={since}
      note={
        <p className="text-sm">
          {alert.certifiedRtp === null
            ? 'The actual RTP differs from the certified RTP by more than chance can explain.'
            : 'An earlier rule set certified this version with its RTP before maxSpins and maxWinX. With these limits, the exact RTP is different. Players see the exact RTP from now on. Ask the provider for a version that declares it.'}
        </p>
      }
      actions={
        <Decisions
          owner={company.owner}
          decide={decide}
          offered={[
            {
              kind: 'acknowledge',
              label: 'Acknowledge',
              done: `The RTP alert of ${title} is acknowledged.`,
              asks: {
                title: `Acknowledge the RTP alert of ${title}?`,
                label: 'Findings',
                hint:
                  alert.certifiedRtp === null
                    ? 'Only later rounds count for the next alert. To stop the game, suspend it on its page.'
                    : 'Players already see the exact RTP.',
              },
            },
          ]}
        />
      }
    >
      <Facts rows={alert.certifiedRtp === null ? metricsOf(alert) : certificateFacts(alert)} />
      <Link to={adminPaths.version(game.id, alert.versionId)} className="text-secondary underline">
        Version with its certificate and history
      </Link>
    </WaitingSummary>
  );
};

const certificateFacts = ({ certifiedRtp, exactRtp, low, high }: WaitingRtpAlert) =>
  [
    ['Certified RTP, without limits', certifiedRtp],
    ['Exact RTP', low === null || high === null || low === high ? exactRtp : `${low} to ${high}`],
  ] as const;

const metricsOf = ({ actualRtp, exactRtp, low, high, rounds, betLevel, from, to }: WaitingRtpAlert) =>
  [
    ['Actual RTP', actualRtp],
    ['Exact RTP', exactRtp],
    ['Expected range', low !== null && high !== null && `${low} to ${high}`],
    ['Rounds', whole(rounds)],
    ['Bet level', `${coinText(coinNumber(betLevel, companyDecimals))} coins`],
    ['Days', `${from} to ${to} (UTC)`],
  ] as const;

const acknowledgeRtpAlert = operation(/* GraphQL */ `
  mutation AcknowledgeRtpAlert($input: RtpAlertDecisionInput!) {
    acknowledgeRtpAlert(input: $input) {
      id
      status
    }
  }
`);

/** Acknowledges an alert with a note about its cause. */
const useDecideRtpAlert = ({ gameId, versionId, betLevel, version }: WaitingRtpAlert) => {
  const { api } = usePlatform();
  const seen = { gameId, versionId, betLevel, expectedVersion: version };
  return useDecision(
    { acknowledge: (reason) => api.send(acknowledgeRtpAlert, { input: { ...seen, reason } }) },
    [reviewKey],
  );
};
