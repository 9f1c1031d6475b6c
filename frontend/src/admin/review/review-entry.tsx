import { CasinoReview } from './casino-review';
import { CompanyReview } from './company-review';
import { ComplianceReview } from './compliance-review';
import type { WaitingItem } from './list-review-items';
import { RtpAlertReview } from './rtp-alert-review';
import { VersionReview } from './version-review';

/** One review item with its decision. */
export const ReviewEntry = ({ item }: { readonly item: WaitingItem }) => {
  const { company, since, compliance, game, gameVersion, casino, rtpAlert } = item;
  if (compliance) return <ComplianceReview company={company} profile={compliance} since={since} />;
  if (game && gameVersion) {
    return <VersionReview company={company} game={game} version={gameVersion} since={since} />;
  }
  if (game && rtpAlert) {
    return <RtpAlertReview company={company} game={game} alert={rtpAlert} since={since} />;
  }
  if (casino) return <CasinoReview company={company} casino={casino} since={since} />;
  return <CompanyReview item={item} />;
};
