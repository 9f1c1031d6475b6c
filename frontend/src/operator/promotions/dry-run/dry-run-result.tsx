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
import * as messages from './messages';

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
    return <EmptyState title={messages.noPlayersYet}>{messages.dryRunNeedsPlayersWho}</EmptyState>;
  return (
    <>
      <Figures result={result} rules={rules} />
      <Remarks result={result} rules={rules} />
      {qualifyingPlayers === 0 ? (
        <EmptyState title={messages.nobodyWouldHaveQualified}>{messages.noPlayerInLastDays(days)}</EmptyState>
      ) : (
        <section className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold text-heading">{messages.qualifyingPlayers}</h3>
          <PlainTable table={table} rows={qualified} idOf={({ userId }) => userId} />
          {qualifyingPlayers > qualified.length && (
            <p className="text-sm text-muted">
              {messages.firstOfQualifyingPlayers(whole(qualified.length), whole(qualifyingPlayers))}
            </p>
          )}
        </section>
      )}
      {reasons.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold text-heading">{messages.playersWithoutReward}</h3>
          <Facts
            rows={reasons.map(({ reason, players: count }) => [
              dryRunReason(reason, rules.trigger),
              messages.countOfPlayers(whole(count), count),
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
        label={messages.qualifyingPlayers}
        value={whole(qualifyingPlayers)}
        note={messages.ofPlayers(whole(players), players)}
      />
      <Tile label={messages.rewardsLabel} value={whole(claims)} />
      {paid && (
        <Tile label={messages.tickets} value={promotionCoins(BigInt(paid.amount) * BigInt(claims), paid)} />
      )}
      <Tile
        label={messages.expectedCost}
        value={expectedCost === null ? '–' : promotionCoins(expectedCost, result)}
        {...(expectedCost === null && { note: messages.gameIsNotOffered })}
      />
      {wagering.multiple > 0 && expectedCost !== null && (
        <RequiredBets bets={requiredBets(rules, fraction(BigInt(expectedCost)))} result={result} />
      )}
      <Tile
        label={messages.largestPossibleCost}
        value={promotionCoins(reservedCost, result)}
        note={
          paid ? messages.ticketsCostNoCoins : messages.budgetOf(promotionCoins(rules.limits.budget, result))
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
      label={messages.requiredBets}
      value={least}
      {...(most !== least && { note: messages.upToOnGamesInPart(most) })}
    />
  );
};

/** The assumptions of the figures, and the data that they leave out. */
const Remarks = ({ result, rules }: PartProps) => {
  const { assumesEverybody, isPartial, beyondLimits, playerLimit, roundLimit, playerRoundLimit } = result;
  return (
    <>
      {isPartial && (
        <Notice tone="warning" title={messages.dryRunIsPartial}>
          {messages.atMostPlayersAndRounds({
            players: whole(playerLimit),
            rounds: whole(roundLimit),
            playerRounds: whole(playerRoundLimit),
          })}
        </Notice>
      )}
      {beyondLimits > 0 && (
        <Notice tone="warning">{messages.rewardsBeyondLimits(whole(beyondLimits), beyondLimits)}</Notice>
      )}
      {assumesEverybody && <Notice>{messages.everyPlayerIsAssumedToCollect}</Notice>}
      <p className="text-sm text-muted">
        {rules.trigger.on === 'DAILY_VISIT' && `${messages.visitsAreNotRecorded(rules.coin)} `}
        {messages.playersAreEvaluatedAsThey}
      </p>
    </>
  );
};
