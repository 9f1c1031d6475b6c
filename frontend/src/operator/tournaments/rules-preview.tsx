import { safeParse } from 'valibot';
import type { TournamentRulesInput } from '#domain/generated/types';
import { type EnteredRules, poolOf } from '#domain/tournaments/rules';
import { tournamentRules } from '#domain/tournaments/tournament-input-rules';
import type { ShownBrand } from '../../parts/brand/read-brand';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { PrizeList } from '../../parts/tournaments/prize-list';
import { rulesText } from '../../parts/tournaments/tournament-labels';
import { Panel } from '../../ui/page';

interface RulesPreviewProps {
  readonly rules: TournamentRulesInput;
  readonly coinTypes: ShownBrand['coinTypes'];
}

/** A preview of the rules for players, shown when the form is complete. */
export const RulesPreview = ({ rules, coinTypes }: RulesPreviewProps) => {
  const { success, output } = safeParse(tournamentRules, rules);
  if (!success)
    return (
      <Panel title="Preview">
        <p className="text-muted">The rules and prizes appear here when all fields are filled in.</p>
      </Panel>
    );
  const shown = previewOf(output, coinTypes);
  return (
    <Panel title="Preview" lead="What players will see.">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <ul className="grid list-disc content-start gap-2 pl-5">
          {rulesText(shown, coinTypes).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <PrizeList tournament={shown} />
      </div>
    </Panel>
  );
};

/** Shares of a pool are shown for the minimum number of players. */
function previewOf(rules: EnteredRules, coinTypes: ShownBrand['coinTypes']): ShownTournament {
  const { coin, buyInCoin, minEntrants } = rules;
  const decimalsOf = (code: string) => coinTypes.find((one) => one.code === code)?.decimals ?? 0;
  return {
    ...{ id: '', brandId: '', status: 'DRAFT', cancelReason: null, result: null, entry: null, version: 0 },
    ...rules,
    ...{ decimals: decimalsOf(coin), buyInDecimals: buyInCoin === null ? null : decimalsOf(buyInCoin) },
    ...{ entrants: minEntrants, budget: '0', prizesSetBy: null, pool: `${poolOf(rules, minEntrants)}` },
  };
}
