import { useMemo } from 'react';
import { type ClaimCost, requiredBets } from '#domain/promotions/expected-cost';
import { paidIn } from '#domain/promotions/rewards';
import type { PromotionRules } from '#domain/promotions/rules';
import { fraction } from '@novalink/engine/fraction';
import { PlainTable } from '../../../parts/lists/plain-table';
import { readRules } from '../../../parts/promotions/promotion-labels';
import { promotionCoins } from '../../../parts/promotions/reward-labels';
import { whole } from '../../../platform/labels/numbers';
import { EmptyState } from '../../../ui/empty-state';
import { Facts } from '../../../ui/facts';
import { Notice } from '../../../ui/notice';
import { Tile, Tiles } from '../../../ui/tile';
import type { DryRunAnswer } from './dry-run';
import { dryRunReason } from './dry-run-labels';
import { dryRunTable } from './dry-run-table';
import { expectedText } from '../cost-text';
import type { ShownPromotion } from '../list-promotions';

interface DryRunResultProps {
  readonly promotion: ShownPromotion;
  readonly result: DryRunAnswer;
  readonly days: number;
}

/** Figures, the players who would have qualified, and why the others would not. */
export const DryRunResult = ({ promotion: { brandId, rules: json }, result, days }: DryRunResultProps) => {
  const rules = useMemo(() => readRules(json), [json]);
  const table = useMemo(() => dryRunTable(brandId, rules), [brandId, rules]);
  const { players, qualifyingPlayers, reasons, qualified } = result;
  if (players === 0)
    return <EmptyState title="No players yet">A dry run needs players who have joined the brand.</EmptyState>;
  return (
    <>
      <Figures result={result} rules={rules} />
      <Remarks result={result} rules={rules} />
      {qualifyingPlayers === 0 ? (
        <EmptyState title="Nobody would have qualified">
          No player would have got a reward in the last {days} days. The reasons are below.
        </EmptyState>
      ) : (
        <section className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold text-heading">Qualifying players</h3>
          <PlainTable table={table} rows={qualified} idOf={({ userId }) => userId} />
          {qualifyingPlayers > qualified.length && (
            <p className="text-sm text-muted">
              The first {whole(qualified.length)} of {whole(qualifyingPlayers)} qualifying players.
            </p>
          )}
        </section>
      )}
      {reasons.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold text-heading">Players without a reward</h3>
          <Facts
            rows={reasons.map(({ reason, players: count }) => [
              dryRunReason(reason, rules.trigger),
              `${whole(count)} ${count === 1 ? 'player' : 'players'}`,
            ])}
          />
        </section>
      )}
    </>
  );
};

interface PartProps {
  readonly result: DryRunAnswer;
  readonly rules: PromotionRules;
}

const Figures = ({ result, rules }: PartProps) => {
  const { players, qualifyingPlayers, claims, expectedCost, reservedCost } = result;
  const { wagering } = rules;
  const paid = paidIn(rules.reward);
  return (
    <Tiles>
      <Tile
        label="Qualifying players"
        value={whole(qualifyingPlayers)}
        note={players === 1 ? 'Of 1 player.' : `Of ${whole(players)} players.`}
      />
      <Tile label="Rewards" value={whole(claims)} />
      {paid && <Tile label="Tickets" value={promotionCoins(BigInt(paid.amount) * BigInt(claims), paid)} />}
      <Tile
        label="Expected cost"
        value={expectedCost === null ? '–' : promotionCoins(expectedCost, result)}
        {...(expectedCost === null && { note: 'The game of the free rounds is no longer offered.' })}
      />
      {wagering.multiple > 0 && expectedCost !== null && (
        <RequiredBets bets={requiredBets(rules, fraction(BigInt(expectedCost)))} result={result} />
      )}
      <Tile
        label="Largest possible cost"
        value={promotionCoins(reservedCost, result)}
        note={
          paid ? 'Tickets cost no coins.' : `The budget is ${promotionCoins(rules.limits.budget, result)}.`
        }
      />
    </Tiles>
  );
};

interface RequiredBetsProps {
  readonly bets: Pick<ClaimCost, 'turnover' | 'mostTurnover'>;
  readonly result: DryRunAnswer;
}

const RequiredBets = ({ bets: { turnover, mostTurnover }, result }: RequiredBetsProps) => {
  const [least, most] = [expectedText(turnover, result), expectedText(mostTurnover, result)];
  return (
    <Tile
      label="Required bets"
      value={least}
      {...(most !== least && { note: `Up to ${most} on games that count in part.` })}
    />
  );
};

/** The assumptions of the figures, and the data that they leave out. */
const Remarks = ({ result, rules }: PartProps) => {
  const { assumesEverybody, isPartial, beyondLimits, playerLimit, roundLimit, playerRoundLimit } = result;
  return (
    <>
      {isPartial && (
        <Notice tone="warning" title="Not all players or rounds were included">
          A dry run includes at most {whole(playerLimit)} players, chosen by their random ids, the last{' '}
          {whole(playerRoundLimit)} rounds of each player, and about {whole(roundLimit)} rounds in total. The
          real numbers can be higher.
        </Notice>
      )}
      {beyondLimits > 0 && (
        <Notice tone="warning">
          {beyondLimits === 1
            ? 'One more reward would have been collected, but the budget or the maximum number of rewards was used up.'
            : `${whole(beyondLimits)} more rewards would have been collected, but the budget or the maximum number of rewards was used up.`}
        </Notice>
      )}
      {assumesEverybody && (
        <Notice>
          No past events exist for this kind of promotion. Every player is assumed to claim the reward once.
        </Notice>
      )}
      {rules.trigger.on === 'DAILY_VISIT' && (
        <p className="text-sm text-muted">
          Visits without rounds are not recorded: a day with a round in {rules.coin} counts as a visit.
        </p>
      )}
      <p className="text-sm text-muted">
        Players are evaluated with their present status, tier, level and country. Rewards that they have
        already collected are not counted again.
      </p>
    </>
  );
};
