import { claimPromotion } from '#lambda/functions/claim-promotions/claim-promotion';
import { listClaims } from '#lambda/functions/claim-promotions/list-claims';
import { listOffers } from '#lambda/functions/claim-promotions/list-offers';
import { forfeitClaim } from '#lambda/functions/claim-promotions/own-claims';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import type { Request } from '#lambda/functions/claim-promotions/request';
import { checkRequestAge } from '#lambda/runtime/request-age';
import { untilWritten } from '#lambda/runtime/until-written';

/** The number of attempts. Rounds and other claims of the same player can cause conflicts. */
const attempts = 6;

/** Handles one of the fields. Retries after a conflict with another write. */
export function claimPromotions(needs: Needs) {
  const [offers, claims] = [listOffers(needs), listClaims(needs)];
  const [claim, forfeit] = [claimPromotion(needs), forfeitClaim(needs)];
  return (request: Request) =>
    untilWritten(attempts, needs.ledger, async () => {
      const { identity, fieldName } = request;
      switch (fieldName) {
        case 'listOffers':
          return offers(identity, request.arguments);
        case 'listClaims':
          return claims(identity, request.arguments);
        case 'claimPromotion':
          checkRequestAge(request.arguments.input.requestId, needs.clock());
          return claim(identity, request.arguments);
        case 'forfeitClaim':
          return forfeit(identity, request.arguments);
      }
    });
}
