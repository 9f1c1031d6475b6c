import { Link } from 'react-router-dom';
import type { CoinType } from '#domain/generated/types';
import { brandPath } from '../../parts/brand/brand-context';
import { HashValue } from '../../parts/rounds/hash-value';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { CoinGameSessionState } from './coin-game-session-state';
import * as messages from './messages';

interface SessionPanelProps {
  readonly state: CoinGameSessionState;
  readonly coin: CoinType;
  readonly brandId: string;
}

/** The end of the session, and the server's commitment to the next round. */
export const SessionPanel = ({ state: { session, seeds }, coin, brandId }: SessionPanelProps) => (
  <Panel
    title={messages.provablyFair}
    lead={
      <>
        {messages.eachRoundIsCalculatedFrom((text) => (
          <Link to={brandPath('BrandAccount', brandId)} className="text-secondary underline">
            {text}
          </Link>
        ))}
      </>
    }
  >
    <div className="grid items-start gap-6 md:grid-cols-2">
      <HashValue
        label={<>{messages.commitmentToNextRound(seeds && messages.nonceNonce(seeds.nonce))}</>}
        value={seeds?.serverSeedHash}
        note={messages.sha256OfSecretServer}
      />
      <HashValue label={messages.yourSeed} value={seeds?.clientSeed} note={messages.usedInEachOfThese} />
    </div>
    {session && (
      <p className="mt-6 text-muted">
        {messages.playedWithThisSessionEnds(coin.name, <When at={session.expiresAt} />)}
      </p>
    )}
  </Panel>
);
