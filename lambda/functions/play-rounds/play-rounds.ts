import { excludeSelf } from '#lambda/functions/play-rounds/exclude-self';
import { getSeeds } from '#lambda/functions/play-rounds/get-seeds';
import { joinTournament } from '#lambda/functions/play-rounds/join-tournament';
import { listRounds } from '#lambda/functions/play-rounds/list-rounds';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { playRound } from '#lambda/functions/play-rounds/play-round';
import type { Request } from '#lambda/functions/play-rounds/request';
import { rotateSeeds } from '#lambda/functions/play-rounds/rotate-seeds';
import { setPlayLimits } from '#lambda/functions/play-rounds/set-play-limits';
import { shareRound } from '#lambda/functions/play-rounds/share-round';
import { listSharedRounds, unshareRound } from '#lambda/functions/play-rounds/shared-rounds';
import { startPlaySession } from '#lambda/functions/play-rounds/start-play-session';
import { checkRequestAge } from '#lambda/runtime/request-age';
import { untilWritten } from '#lambda/runtime/until-written';

/** Requests of one browser window rarely collide, and every attempt costs as much as a round. */
const attempts = 3;

/** Runs one of the fields. Retries if another write of the player came first. */
export function playRounds(needs: Needs) {
  const [start, play] = [startPlaySession(needs), playRound(needs)];
  const [seeds, rotate, list] = [getSeeds(needs), rotateSeeds(needs), listRounds(needs)];
  const [setLimits, exclude] = [setPlayLimits(needs), excludeSelf(needs)];
  const [share, unshare, listShared] = [shareRound(needs), unshareRound(needs), listSharedRounds(needs)];
  const join = joinTournament(needs);
  return (request: Request) =>
    untilWritten(attempts, needs.ledger, async () => {
      const { identity, fieldName } = request;
      switch (fieldName) {
        case 'startPlaySession':
          return start(identity, request.arguments.input);
        case 'playRound':
          checkRequestAge(request.arguments.input.requestId, needs.clock());
          return play(identity, request.arguments.input);
        case 'getSeeds':
          return seeds(identity, request.arguments.brandId);
        case 'listRounds':
          return list(identity, request.arguments);
        case 'listSharedRounds':
          return listShared(identity, request.arguments.brandId);
        case 'shareRound':
          return share(identity, request.arguments.input);
        case 'unshareRound':
          return unshare(identity, request.arguments.input);
        case 'joinTournament':
          checkRequestAge(request.arguments.input.requestId, needs.clock());
          return join(identity, request.arguments.input);
        case 'rotateSeeds':
          return rotate(identity, request.arguments.input);
        case 'setPlayLimits':
          return setLimits(identity, request.arguments.input);
        case 'excludeSelf':
          return exclude(identity, request.arguments.input);
      }
    });
}
