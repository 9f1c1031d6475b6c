import { expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { synthesized } from '#test/synth/synthesized';

test('only thirteen functions can read the rows of players', () => {
  const readers = statementsOf(synthesized('prod')).filter(
    ({ actions, condition, resource }) =>
      resource.includes('PlayTable') &&
      !/Stream|\/index\//.test(resource) &&
      actions.some((action) => /\*|Get|Query|Scan|Select/.test(action)) &&
      (!condition.includes('dynamodb:LeadingKeys') || /"(PLAYER#[^"]*|\*|P\*)"/.test(condition)),
  );
  const names = readers.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, ''));
  expect([...new Set(names)].sort()).toEqual([
    'BrandsPlayRounds',
    'BrandsShowReplays',
    'MembershipSyncMembership',
    'PlaySummariesSweepTotals',
    'PromotionsClaimPromotions',
    'PromotionsEndClaims',
    'PromotionsManagePromotions',
    'RestSignedFindPartnerReplay',
    'SeamlessManageSeamlessRounds',
    'SeamlessPlayLaunched',
    'SeamlessSettleSeamlessRounds',
    'TournamentsManageTournaments',
    'UsersManageAccount',
  ]);
});
