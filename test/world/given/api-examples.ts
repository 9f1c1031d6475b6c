import { sharedRoundsKey } from '#domain/keys';
import { ulid } from '#lambda/runtime/ulid';
import type { Stage } from '#test/authorization/environment/running-stage';
import { brandRow, casinoRow } from '#test/authorization/fixtures/casino-rows';
import { givenGame } from '#test/authorization/fixtures/game';
import { promotionRows } from '#test/authorization/fixtures/promotion';
import { tournamentRow } from '#test/authorization/fixtures/tournament';
import { putIn } from '#test/authorization/fixtures/company';
import { givenEntries, roundEntries } from '#test/world/given/brand-movements';

/** The ids in the examples of the contract. */
const brandExample = '01KB9NZ8G0BRAND00000000000';
const playerId = '01KB9NZ8G0PAYER00000000000';
const roundAt = '2025-11-30T12:00:00.000Z';

/**
 * Writes what the examples of the contract read, for a company. Returns a function that replaces the ids of the examples in a
 * text by those of the company.
 */
export async function givenApiExamples(stage: Stage, companyId: string): Promise<(text: string) => string> {
  const brandId = ulid(new Date());
  const [tournamentId, promotionId] = [ulid(new Date()), ulid(new Date())];
  const gameId = await givenGame(stage, `studio of ${companyId}`, 'LIVE');
  const round = roundEntries({ brandId, playerId, at: roundAt, win: 250n });
  await givenEntries({ dynamodb: stage.dynamodb, journalTable: stage.tables.journal }, round.entries);
  const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
  const shared = [{ replayId: ulid(new Date()), roundId: round.roundId, expiresAt }];
  await putIn(stage, {
    main: [
      casinoRow({ id: companyId, owner: 'ada' }, 'ACTIVE', { embedOrigins: ['https://casino.example'] }),
      brandRow(brandId, { id: companyId, owner: 'ada' }, 'ACTIVE', { gameIds: [gameId] }),
      { ...tournamentRow(tournamentId, 'PUBLISHED', 'ada'), brandId },
      ...promotionRows(promotionId, 'PUBLISHED', 'ada').map((row) =>
        'brandId' in row ? { ...row, brandId } : row,
      ),
    ],
    play: [{ ...sharedRoundsKey(brandId, playerId), brandId, playerId, shared, version: 1 }],
  });
  return (text) =>
    text
      .replaceAll(brandExample, brandId)
      .replaceAll('01KB9NZ8G0GAME000000000000', gameId)
      .replaceAll(roundExample, round.roundId)
      .replaceAll('01KB9NZ8G0T0VRNAMENT000000', tournamentId)
      .replaceAll('01KB9NZ8G0PR0M0T10N0000000', promotionId);
}

const roundExample = '01KB9NZ8G0R0VND00000000000';
