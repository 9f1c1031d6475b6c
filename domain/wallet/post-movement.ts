import { limits } from '../limits';
import { walletAccount } from './accounts';
import { recordDecline } from './decline-movement';
import { outcomeOf, postedEntries } from './entries';
import { lookUp } from './find-movement';
import type {
  Answer,
  MovementRequest,
  MovementRequests,
  Outcome,
  PostedMovements,
  StoredMovement,
} from './movement';
import type { Commit, Ports, WalletState } from './ports';
import { patience, settle, unexpected, type Patience } from './retry';

const largest = BigInt(limits.coin.largestAmount);

/** `postMovements` of one movement. */
export const postMovement = <Item>(
  ports: Ports<Item>,
  request: MovementRequest,
  alongside: readonly Item[] = [],
): Promise<Outcome> => postMovements(ports, [request], { alongside: () => alongside });

/** What else a posting is told, and writes. */
export interface Posting<Item> {
  /** Written in the same transaction; made of the movements as they would be posted. */
  readonly alongside?: (movements: PostedMovements) => readonly Item[];
  /** The wallet as somebody has just read it, consistently; without it, it is read. */
  readonly wallet?: WalletState | undefined;
  /** The time that the movements carry; without it, that of the attempt. */
  readonly at?: Date;
}

/**
 * Moves coins into or out of a wallet, once for ever under the key of the first request, and writes `alongside` in the
 * same transaction. Several requests are posted in their order and all at once, or not at all; each must be covered by
 * the balance that the one before it leaves. Called again with the same key and `requestHash` it gives the same answer.
 * `alongside` belongs to the attempt: when an earlier one was posted, it was that one's that were written.
 */
export async function postMovements<Item>(
  ports: Ports<Item>,
  requests: MovementRequests,
  { alongside = () => [], wallet, at }: Posting<Item> = {},
): Promise<Outcome> {
  const [first] = requests;
  checkRequests(requests);
  const patient = patience(ports);
  const treasuryShard = first.counter === 'TREASURY' ? drawnShard(ports) : null;
  let before = wallet ?? (await readWallet(ports, first, patient));
  for (;;) {
    if (before === 'UNKNOWN') return { state: 'UNKNOWN' };
    const why = obstacle(requests, before);
    if (why !== undefined) return recordDecline(ports, first, { why, seenBalance: before.balance }, patient);
    const movements = postedEntries(requests, before, { at: at ?? ports.now(), treasuryShard });
    const items = alongside(movements);
    const commit: Commit<Item> = { op: 'COMMIT', movements, before, treasuryShard, alongside: items };
    const answer = await settle(ports, commit, patient);
    if (answer === 'UNKNOWN') return { state: 'UNKNOWN' };
    switch (answer.answer) {
      case 'DONE':
        return { state: 'POSTED', movement: movements[0] };
      case 'KEY_TAKEN':
        return whenTaken(answer.movement, first);
      case 'HELD':
        return whenHeld(await lookUp(ports, first.key, patient), first, answer);
      case 'WALLET_MOVED':
        before = (await patient.afterMove()) ? answer.wallet : 'UNKNOWN';
        break;
      default:
        throw unexpected('COMMIT', answer);
    }
  }
}

function checkRequests(requests: MovementRequests): void {
  const [first] = requests;
  for (const request of requests) {
    const { amount, counter } = request;
    if (amount === 0n || amount > largest || amount < -largest)
      throw new RangeError(`No movement is of ${amount}.`);
    if (walletAccount(request) !== walletAccount(first) || counter !== first.counter)
      throw new Error('Movements that are posted together have the same two accounts.');
  }
}

async function readWallet<Item>(
  ports: Ports<Item>,
  wallet: MovementRequest,
  patient: Patience,
): Promise<WalletState | 'UNKNOWN'> {
  const read = await settle(ports, { op: 'READ_WALLET', wallet }, patient);
  if (read === 'UNKNOWN') return 'UNKNOWN';
  if (read.answer !== 'WALLET') throw unexpected('READ_WALLET', read);
  return read.wallet;
}

/** Why the first of the requests that is in the way cannot be posted after those before it. */
function obstacle(requests: MovementRequests, { balance: opening }: WalletState): string | undefined {
  let balance = opening;
  for (const { amount, ceiling } of requests) {
    balance += amount;
    if (balance < 0n) return 'insufficient';
    if (amount > 0n && ceiling !== undefined && balance > ceiling) return 'full';
  }
  return undefined;
}

/** If the key of a later movement is taken, another request has it: the first key is still free, and stays free. */
export const whenTaken = (movement: StoredMovement, first: MovementRequest): Answer =>
  movement.key === first.key ? outcomeOf(movement, first) : { state: 'CONFLICT' };

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
