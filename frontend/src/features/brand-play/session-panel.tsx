import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { CoinType } from '#domain/generated/types';
import { brandPath } from '../../parts/brand/brand-context';
import { Fingerprint } from '../../parts/rounds/fingerprint';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import type { CoinSittingState } from './coin-sitting-state';

const ShareReplay = lazy(async () => ({
  default: (await import('../../parts/rounds/share-replay')).ShareReplay,
}));

interface SessionPanelProps {
  readonly state: CoinSittingState;
  readonly coin: CoinType;
  readonly brandId: string;
}

/** The end of the session, the server's commitment to the next round, and a link to share the last one. */
export const SessionPanel = ({ state: { session, seeds, lastRound }, coin, brandId }: SessionPanelProps) => (
  <Panel
    title="Provably fair"
    lead={
      <>
        Each round is calculated from a secret server seed, your seed and the round number. The hash below
        commits the server to its seed. In{' '}
        <Link to={brandPath('BrandAccount', brandId)} className="text-secondary underline">
          your account
        </Link>{' '}
        you can reveal the server seed, change your seed and verify every round.
      </>
    }
  >
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Fingerprint
        label={<>Commitment to the next round{seeds && `, nonce ${seeds.nonce}`}</>}
        value={seeds?.serverSeedHash}
        note="SHA-256 of the secret server seed."
      />
      <Fingerprint label="Your seed" value={seeds?.clientSeed} note="Used in each of these rounds." />
    </div>
    {lastRound && (
      <div className="mt-6">
        <p className="mb-2 text-sm font-medium">Last round</p>
        <Suspense fallback={<Skeleton rows={1} />}>
          <ShareReplay brandId={brandId} round={lastRound} />
        </Suspense>
      </div>
    )}
    {session && (
      <p className="mt-6 text-muted">
        Played with {coin.name}. This session ends on <When at={session.expiresAt} />.
      </p>
    )}
  </Panel>
);
