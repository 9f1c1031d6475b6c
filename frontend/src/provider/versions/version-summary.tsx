import { MissingImages } from '../../parts/images/missing-images';
import { timesBet, whole } from '../../platform/labels/numbers';
import { volatilities } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { OpenVersion } from '../games/version-fields';
import * as messages from './messages';

/** The data of a version. */
export const VersionSummary = ({ version }: { readonly version: OpenVersion }) => (
  <Panel title={messages.details}>
    <Facts
      rows={[
        [messages.declaredRtp, version.declaredRtp],
        [messages.declaredMaximumWin, timesBet(version.declaredMaxWinX)],
        [messages.bets, version.betLevels.map(whole).join(', ')],
        [messages.volatility, version.volatility && volatilities[version.volatility]],
        [messages.changes, version.changelog],
        [messages.changed, <When key="changed" at={version.updatedAt} />],
      ]}
    />
    <div className="mt-4">
      <MissingImages symbols={version.symbols} />
    </div>
  </Panel>
);
