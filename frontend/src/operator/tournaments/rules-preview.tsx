import { safeParse } from 'valibot';
import type { TournamentRulesInput } from '#domain/generated/types';
import { poolOf } from '#domain/tournaments/rules';
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
  const { success } = safeParse(tournamentRules, rules);
  if (!success)
    return (
      <Panel title="Preview">
        <p className="text-muted">The rules and prizes appear here when all fields are filled in.</p>
      </Panel>
    );
  const shown = previewOf(rules, coinTypes);
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
function previewOf(rules: TournamentRulesInput, coinTypes: ShownBrand['coinTypes']): ShownTournament {
  const { buyIn = null, buyInCoin = null, minEntrants, scoring, prizes } = rules;
  const decimalsOf = (coin: string) => coinTypes.find(({ code }) => code === coin)?.decimals ?? 0;
  return {
    ...{ id: '', brandId: '', status: 'DRAFT', cancelReason: null, result: null, entry: null, version: 0 },
    ...{ ...rules, description: rules.description ?? null, entrants: minEntrants },
    ...{ decimals: decimalsOf(rules.coin), buyIn, buyInCoin },
    buyInDecimals: buyInCoin === null ? null : decimalsOf(buyInCoin),
    maxEntrants: rules.maxEntrants ?? null,
    maxRounds: rules.maxRounds ?? null,
    scoring: {
      model: scoring.model,
      capX100: scoring.capX100 ?? null,
      fromX100: scoring.fromX100 ?? null,
      rounds: scoring.rounds ?? null,
      bankroll: scoring.bankroll ?? null,
    },
    prizes: prizes.map(({ rankFrom, rankTo, amount = null, share = null }) => ({
      ...{ rankFrom, rankTo, amount, share },
    })),
    ...{ budget: '0', prizesSetBy: null },
    pool: `${poolOf({ buyIn, buyInCoin }, minEntrants)}`,
  };
}
