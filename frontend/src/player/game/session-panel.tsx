import { Link } from 'react-router-dom';
import type { CoinType } from '#domain/generated/types';
import { brandPath } from '../../parts/brand/brand-context';
import { HashValue } from '../../parts/rounds/hash-value';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { CoinGameSessionState } from './coin-game-session-state';

interface SessionPanelProps {
  readonly state: CoinGameSessionState;
  readonly coin: CoinType;
  readonly brandId: string;
}

/** The end of the session, and the server's commitment to the next round. */
export const SessionPanel = ({ state: { session, seeds }, coin, brandId }: SessionPanelProps) => (
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
      <HashValue
        label={seeds ? `Commitment to the next round, nonce ${seeds.nonce}` : 'Commitment to the next round'}
        value={seeds?.serverSeedHash}
        note="SHA-256 of the secret server seed."
      />
      <HashValue label="Your seed" value={seeds?.clientSeed} note="Used in each of these rounds." />
    </div>
    {session && (
      <p className="mt-6 text-muted">
        Played with {coin.name}. This session ends on <When at={session.expiresAt} />.
      </p>
    )}
  </Panel>
);
