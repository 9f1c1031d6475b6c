import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { addDays } from '#domain/counters/days';
import { journalDay, type JournalGifts } from '#domain/counters/journal-day';
import { giftSort, giftsPartition } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { summaryLane, summaryLanes } from '#domain/play/summary-lane';
import { dayListLanes } from '#domain/wallet/day-list-lanes';
import type { StoredMovement } from '@novalink/ledger';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { laneMovements, type DayMovementsNeeds } from '#lambda/stores/coins/day-movements';
import { giftsInLane, type Gifts } from '#lambda/stores/counters/gift-store';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { keptLevels, keptTime } from '#lambda/stores/play/play-totals-row';
import { summaryName, summaryUpdate } from '#lambda/stores/play/play-summary-row';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** Repairs a brand's day and returns the number of rows that differed from the journal. */
export type RepairDay = (brandId: string, day: string) => Promise<number>;

/** Each lane holds the movements of three days. */
const lanesAtOnce = 8;

/**
 * Sets the summaries and the gifts of a brand's day to the values in the journal, for a day that has ended. A summary
 * keeps its version, so that the copy of the player's row can still replace it. A summary or a gift that is not in
 * the journal is emptied. Afterwards, the counters of the day must be counted again, replacing newer ones.
 */
export const repairDay = (needs: PlayStoreNeeds & DayMovementsNeeds): RepairDay => {
  const read = laneMovements(needs);
  const stored = storedOf(needs);
  const write = writesOf(needs);
  return async (brandId, day) => {
    const { summaries, gifts } = await stored(brandId, day);
    let repaired = 0;
    const repair = async (write: Promise<unknown>) => {
      await write;
      repaired += 1;
    };
    await eachAtOnce(dayListLanes, lanesAtOnce, async (lane) => {
      const movements: StoredMovement[] = [];
      for (const each of [addDays(day, -1), day, addDays(day, 1)])
        for await (const page of read(brandId, each, lane)) movements.push(...page);
      const journal = journalDay(day, movements);
      for (const { playerId, totals } of journal.totals) {
        const name = summaryName({ brandId, playerId, version: 0, totals });
        const found = summaries.get(name);
        summaries.delete(name);
        const right = { brandId, playerId, totals, version: found?.version ?? firstVersion };
        if (!found || !isSame(found, right)) await repair(write.summary(right));
      }
      for (const gift of journal.gifts) {
        const name = giftSort(gift.playerId, gift.coin);
        const found = gifts.get(name);
        gifts.delete(name);
        const isRight =
          found?.amount === gift.amount &&
          found.tournaments === gift.tournaments &&
          found.version === gift.movements;
        if (!isRight) await repair(write.gift(brandId, day, gift));
      }
    });
    for (const { totals, ...summary } of summaries.values())
      if (Object.keys(totals.levels).length > 0)
        await repair(write.summary({ ...summary, totals: { ...totals, ...noRounds } }));
    for (const gift of gifts.values())
      if (gift.amount !== 0n || gift.tournaments !== 0n)
        await repair(
          write.gift(brandId, day, { ...gift, amount: 0n, tournaments: 0n, movements: gift.version }),
        );
    return repaired;
  };
};

/** Lower than that of every copy of a player's row, which has the same totals. */
const firstVersion = 1;

const noRounds = { levels: {}, time: { sessions: 0, playedMs: 0, lastAt: 0 } };

const storedOf = (needs: PlayStoreNeeds) => {
  const store = playSummaryStore(needs);
  const inLane = giftsInLane(needs);
  return async (brandId: string, day: string) => {
    const summaries = new Map<string, PlaySummary>();
    for await (const summary of store.every(brandId, day)) summaries.set(summaryName(summary), summary);
    const gifts = new Map<string, Gifts>();
    for (let lane = 0; lane < summaryLanes; lane += 1)
      for (const gift of await inLane(brandId, day, lane))
        gifts.set(giftSort(gift.playerId, gift.coin), gift);
    return { summaries, gifts };
  };
};

const writesOf = ({ dynamodb, playTable: TableName }: PlayStoreNeeds) => ({
  summary: (summary: PlaySummary) => dynamodb.send(new UpdateItemCommand(summaryUpdate(TableName, summary))),
  gift: (brandId: string, day: string, { playerId, coin, amount, tournaments, movements }: JournalGifts) =>
    dynamodb.send(
      new PutItemCommand({
        TableName,
        Item: marshall({
          pk: giftsPartition(brandId, day, summaryLane(playerId)),
          sk: giftSort(playerId, coin),
          ...{ amount, tournaments, v: movements },
        }),
      }),
    ),
});

const isSame = (one: PlaySummary, other: PlaySummary): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = ({ totals: { gameId, versionId, coin, levels, time } }: PlaySummary) => [
  ...[gameId, versionId, coin, keptTime(time)],
  Object.entries(keptLevels(levels)).sort(([one], [other]) => (one < other ? -1 : 1)),
];
