import { figureOf, knownRtp, limitedReturn } from '@novalink/engine/exact';
import { toDecimal } from '@novalink/engine/fraction';
import type { EarlierCertificates } from '#lambda/stores/games/earlier-certificates';
import type { LiveGame } from '#lambda/stores/games/live-games';
import type { RtpAlertStore } from '#lambda/stores/rtp-alerts/rtp-alert-store';

interface Needs {
  readonly certificates: EarlierCertificates;
  readonly alerts: Pick<RtpAlertStore, 'raise'>;
  readonly clock: () => Date;
}

/** The bet level of an alert about a certificate, which applies to all bet levels. */
const everyLevel = '0';

/** An exact RTP takes up to some seconds, and the function has 15 minutes. Further games follow in the next night. */
const longestMs = 8 * 60_000;

/**
 * Earlier rule sets certified the RTP without `maxSpins` and `maxWinX`. Replaces it in live versions by the exact RTP with
 * these limits, and raises an alert if it differs. Returns the number of new alerts.
 */
export const restateRtps =
  ({ certificates, alerts, clock }: Needs) =>
  async (games: readonly LiveGame[]): Promise<number> => {
    const end = clock().getTime() + longestMs;
    let raised = 0;
    for (const game of games) {
      if (clock().getTime() > end) break;
      const certificate = await certificates.of(game);
      if (!certificate) continue;
      const { versionId, semver, rtp: certifiedRtp, model } = certificate;
      const { least, most } = limitedReturn(model).rtp;
      const rtp = knownRtp(figureOf({ least, most }));
      if (rtp !== certifiedRtp) {
        const today = clock().toISOString().slice(0, 10);
        const alert = {
          ...{ gameId: game.id, companyId: game.companyId, owner: game.owner, versionId, semver },
          ...{ betLevel: everyLevel, from: today, to: today, rounds: 0, actualRtp: null },
          ...{
            certifiedRtp,
            exactRtp: rtp ?? toDecimal(most, 6),
            low: toDecimal(least, 6),
            high: toDecimal(most, 6),
          },
        };
        if (await alerts.raise(alert, clock())) raised += 1;
      }
      await certificates.restate(game.id, versionId, rtp ?? certifiedRtp);
    }
    return raised;
  };
