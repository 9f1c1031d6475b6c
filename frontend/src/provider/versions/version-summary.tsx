import { MissingImages } from '../../parts/images/missing-images';
import { timesBet, whole } from '../../platform/labels/numbers';
import { volatilities } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { OpenVersion } from '../games/version-fields';

/** The data of a version. */
export const VersionSummary = ({ version }: { readonly version: OpenVersion }) => (
  <Panel title="Details">
    <Facts
      rows={[
        ['Declared RTP', version.declaredRtp],
        ['Declared maximum win', timesBet(version.declaredMaxWinX)],
        ['Bets', version.betLevels.map(whole).join(', ')],
        ['Volatility', version.volatility && volatilities[version.volatility]],
        ['Changes', version.changelog],
        ['Changed', <When key="changed" at={version.updatedAt} />],
      ]}
    />
    <div className="mt-4">
      <MissingImages symbols={version.symbols} />
    </div>
  </Panel>
);
