import { Link } from 'react-router-dom';
import { companyDecimals } from '#domain/counters/company-units';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { Decisions } from './decisions';
import { adminPaths } from '../../platform/page/entity-paths';
import { whole } from '../../platform/labels/numbers';
import { Facts } from '../../ui/facts';
import type { LookedAtCompany } from '../companies/company-fields';
import { useDecideRtpAlert } from './decide-rtp-alert';
import type { WaitingGame, WaitingRtpAlert } from './list-review-items';
import { WaitingSummary } from './waiting-summary';
import * as messages from './messages';

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
      kind={messages.rtpAlert}
      company={company}
      since={since}
      note={
        <p className="text-sm">
          {alert.certifiedRtp === null
            ? messages.actualRtpDiffersFromCertified
            : messages.certificateStatesRtpWithoutLimits}
        </p>
      }
      actions={
        <Decisions
          owner={company.owner}
          decide={decide}
          offered={[
            {
              kind: 'acknowledge',
              label: messages.acknowledge,
              done: messages.rtpAlertOfIsAcknowledged(title),
              asks: {
                title: messages.acknowledgeRtpAlertOf(title),
                label: messages.findings,
                hint:
                  alert.certifiedRtp === null
                    ? messages.onlyLaterRoundsCountFor
                    : messages.playersSeeExactRtp,
              },
            },
          ]}
        />
      }
    >
      <Facts rows={alert.certifiedRtp === null ? metricsOf(alert) : certificateFacts(alert)} />
      <Link to={adminPaths.version(game.id, alert.versionId)} className="text-secondary underline">
        {messages.versionWithItsCertificateAnd}
      </Link>
    </WaitingSummary>
  );
};

const certificateFacts = ({ certifiedRtp, exactRtp, low, high }: WaitingRtpAlert) =>
  [
    [messages.certifiedRtp, certifiedRtp],
    [messages.exactRtp, low === null || high === null || low === high ? exactRtp : messages.lowTo(low, high)],
  ] as const;

const metricsOf = ({ actualRtp, exactRtp, low, high, rounds, betLevel, from, to }: WaitingRtpAlert) =>
  [
    [messages.actualRtp, actualRtp],
    [messages.exactRtp, exactRtp],
    [messages.expectedRange, low !== null && high !== null && messages.lowTo(low, high)],
    [messages.rounds, whole(rounds)],
    [messages.betLevel, messages.betLevelCoins(coinText(coinNumber(betLevel, companyDecimals)))],
    [messages.days, messages.toUtc(from, to)],
  ] as const;
