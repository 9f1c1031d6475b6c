import { Link } from 'react-router-dom';
import { Decisions } from '../../../parts/review/decisions';
import { adminPaths } from '../../../platform/page/entity-paths';
import { whole } from '../../../platform/words/figures';
import { Facts } from '../../../ui/facts';
import type { LookedAtCompany } from '../company-fields';
import { useDecideRtpAlert } from './decide-rtp-alert';
import type { WaitingGame, WaitingRtpAlert } from './list-review-items';
import { WaitingSummary } from './waiting-summary';

interface RtpAlertReviewProps {
  readonly company: LookedAtCompany;
  readonly game: WaitingGame;
  readonly alert: WaitingRtpAlert;
  readonly since: string;
}

/** The review of a game whose actual RTP differs from its certificate. */
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
        <p className="text-sm">The actual RTP differs from the certificate by more than chance explains.</p>
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
                hint: 'Only later rounds count for the next alert. To stop the game, suspend it on its page.',
              },
            },
          ]}
        />
      }
    >
      <Facts rows={figuresOf(alert)} />
      <Link to={adminPaths.version(game.id, alert.versionId)} className="text-secondary underline">
        Version with its certificate and history
      </Link>
    </WaitingSummary>
  );
};

const figuresOf = ({ actualRtp, exactRtp, low, high, rounds, betLevel, from, to }: WaitingRtpAlert) =>
  [
    ['Actual RTP', actualRtp],
    ['Exact RTP', exactRtp],
    ['Expected range', low !== null && high !== null && `${low} to ${high}`],
    ['Rounds', whole(rounds)],
    ['Bet level', `${betLevel} minor units`],
    ['Days', `${from} to ${to} (UTC)`],
  ] as const;
