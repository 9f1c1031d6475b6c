import { claimCoinPackage } from '#lambda/functions/move-coins/claim-coin-package';
import { claimDailyCoins } from '#lambda/functions/move-coins/claim-daily-coins';
import { joinBrand } from '#lambda/functions/move-coins/join-brand';
import { moveByHand } from '#lambda/functions/move-coins/move-by-hand';
import type { Needs } from '#lambda/functions/move-coins/needs';
import type { Request } from '#lambda/functions/move-coins/request';
import { checkRequestAge } from '#lambda/runtime/request-age';

/** Runs one of the five fields. */
export const moveCoins = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  const { input } = request.arguments;
  if ('requestId' in input) checkRequestAge(input.requestId, needs.clock());
  switch (fieldName) {
    case 'joinBrand':
      return joinBrand(needs)(identity, request.arguments.input);
    case 'grantCoins':
      return moveByHand(needs, 'GRANT')(identity, request.arguments.input);
    case 'withdrawCoins':
      return moveByHand(needs, 'WITHDRAWAL')(identity, request.arguments.input);
    case 'claimDailyCoins':
      return claimDailyCoins(needs)(identity, request.arguments.input);
    case 'claimCoinPackage':
      return claimCoinPackage(needs)(identity, request.arguments.input);
  }
};
