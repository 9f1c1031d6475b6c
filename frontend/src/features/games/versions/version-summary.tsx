import { SymbolList } from '../../../parts/symbol-list';
import { MathModel } from '../../../parts/math-model';
import { timesBet } from '../../../platform/words/figures';
import { Facts } from '../../../ui/facts';
import { Panel } from '../../../ui/page';
import type { OpenVersion } from '../version-fields';

/** A version that may not change any more. */
export const VersionSummary = ({ version }: { readonly version: OpenVersion }) => (
  <Panel title="Details" lead="A submitted version cannot be changed.">
    <div className="grid grid-cols-1 gap-5">
      <Facts
        rows={[
          ['Declared RTP', version.declaredRtp],
          ['Declared maximum win', timesBet(version.declaredMaxWinX)],
          ['Bets', version.betLevels.join(', ')],
          ['What is new', version.changelog],
        ]}
      />
      <div>
        <h3 className="mb-2 text-sm font-medium text-muted">Symbols</h3>
        <SymbolList symbols={version.symbols} />
      </div>
      <div>
        <h3 className="text-sm font-medium text-muted">Rules</h3>
        <p className="mt-0.5 max-w-prose break-words whitespace-pre-line">{version.rulesText}</p>
      </div>
      <MathModel json={version.mathModel} hash={version.mathModelHash} />
    </div>
  </Panel>
);
