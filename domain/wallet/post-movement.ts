import { limits } from '../limits';
import { recordDecline } from './decline-movement';
import { outcomeOf, postedEntry } from './entries';
import { lookUp } from './find-movement';
import type { MovementRequest, Outcome, PostedMovement } from './movement';
import type { Commit, Ports, WalletState } from './ports';
import { patience, settle, unexpected } from './retry';

const largest = BigInt(limits.coin.largestAmount);

/**
 * Moves coins into or out of a wallet, once for ever under the request's key, and writes `alongside` in the same
 * transaction; what depends on the balance is made of the movement as it would be posted. Called again with the same
 * key and `requestHash` it gives the same answer. `alongside` belongs to the attempt: when an earlier one was posted, it
 * was that one's that were written.
 */
export async function postMovement<Item>(
  ports: Ports<Item>,
  request: MovementRequest,
  alongside: readonly Item[] | ((movement: PostedMovement) => readonly Item[]) = [],
): Promise<Outcome> {
  if (request.amount === 0n || request.amount > largest || request.amount < -largest)
    throw new RangeError(`No movement is of ${request.amount}.`);
  const patient = patience(ports);
  const treasuryShard = request.counter === 'TREASURY' ? drawnShard(ports) : null;
  const read = await settle(ports, { op: 'READ_WALLET', wallet: request }, patient);
  if (read === 'UNKNOWN') return { state: 'UNKNOWN' };
  if (read.answer !== 'WALLET') throw unexpected('READ_WALLET', read);

  let before = read.wallet;
  for (;;) {
    const why = obstacle(request, before);
    if (why !== undefined)
      return recordDecline(ports, request, { why, seenBalance: before.balance }, patient);
    const movement = postedEntry(request, before, { at: ports.now(), treasuryShard });
    const items = typeof alongside === 'function' ? alongside(movement) : alongside;
    const commit: Commit<Item> = { op: 'COMMIT', movement, before, treasuryShard, alongside: items };
    const answer = await settle(ports, commit, patient);
    if (answer === 'UNKNOWN') return { state: 'UNKNOWN' };
    switch (answer.answer) {
      case 'DONE':
        return { state: 'POSTED', movement };
      case 'KEY_TAKEN':
        return outcomeOf(answer.movement, request);
      case 'HELD':
        return whenHeld(await lookUp(ports, request.key, patient), request, answer);
      case 'WALLET_MOVED':
        if (!(await patient.afterMove())) return { state: 'UNKNOWN' };
        before = answer.wallet;
        break;
      default:
        throw unexpected('COMMIT', answer);
    }
  }
}

function obstacle({ amount, ceiling }: MovementRequest, { balance }: WalletState): string | undefined {
  if (balance + amount < 0n) return 'insufficient';
  return amount > 0n && ceiling !== undefined && balance + amount > ceiling ? 'full' : undefined;
}

/** What stands alongside may only be in the way because the movement was made already. */
function whenHeld(
  found: Awaited<ReturnType<typeof lookUp>>,
  request: MovementRequest,
  { index, row }: { readonly index: number; readonly row: unknown },
): Outcome {
  if (found === 'UNKNOWN') return { state: 'UNKNOWN' };
  return found ? outcomeOf(found, request) : { state: 'HELD', index, row };
}

const drawnShard = (ports: Pick<Ports<never>, 'random'>) =>
  Math.floor(ports.random() * limits.coin.treasuryShards);
