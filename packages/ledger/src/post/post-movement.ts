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
import type { Commit, LedgerLimits, Ports, WalletState } from './ports';
import { patience, settle, unexpected, type Patience } from './retry';

/** Posts one movement with `postMovements`. */
export const postMovement = <Item>(
  ports: Ports<Item>,
  request: MovementRequest,
  alongside: readonly Item[] = [],
): Promise<Outcome> => postMovements(ports, [request], { alongside: () => alongside });

/** Options of `postMovements`. */
export interface Posting<Item> {
  /** Returns items to write in the same transaction, given the movements as they would be posted. */
  readonly alongside?: (movements: PostedMovements) => readonly Item[];
  /** A wallet state that the caller has just read with strong consistency. Default: it is read. */
  readonly wallet?: WalletState | undefined;
  /** The time of the movements. Default: the time of the attempt. */
  readonly at?: Date;
}

/**
 * Credits or debits a wallet exactly once under the key of the first request, and writes `alongside` in the same
 * transaction. Several requests are posted in order, all or none; each must be covered by the balance after the
 * previous one. A retry with the same key and `requestHash` returns the same outcome. If an earlier attempt was
 * posted, the items of that attempt were written, not those of this one.
 */
export async function postMovements<Item>(
  ports: Ports<Item>,
  requests: MovementRequests,
  { alongside = () => [], wallet, at }: Posting<Item> = {},
): Promise<Outcome> {
  const [first] = requests;
  checkRequests(requests, ports.limits);
  const patient = patience(ports);
  const isMirrored = ports.limits.isMirrored?.(first.purse) ?? false;
  const treasuryShard = first.counter === 'TREASURY' ? drawnShard(ports) : null;
  let before = wallet ?? (await readWallet(ports, first, patient));
  for (;;) {
    if (before === 'UNKNOWN') return { state: 'UNKNOWN' };
    const why = isMirrored ? undefined : obstacle(requests, before);
    if (why !== undefined) return recordDecline(ports, first, { why, seenBalance: before.balance }, patient);
    const movements = postedEntries(requests, before, { at: at ?? ports.now(), treasuryShard });
    const items = alongside(movements);
    const commit: Commit<Item> = {
      ...{ op: 'COMMIT', movements, before, treasuryShard, alongside: items },
      ...(isMirrored && { isMirrored }),
    };
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

function checkRequests(requests: MovementRequests, { largestAmount }: LedgerLimits): void {
  const [first] = requests;
  for (const request of requests) {
    const { amount, counter, kind } = request;
    const largest = largestAmount(kind);
    if (amount === 0n || amount > largest || amount < -largest)
      throw new RangeError(`A movement cannot have the amount ${amount}.`);
    if (walletAccount(request) !== walletAccount(first) || counter !== first.counter)
      throw new Error('Movements that are posted together must have the same two accounts.');
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

/** Returns why the requests cannot be posted in order: the reason for the first one that does not fit the balance. */
function obstacle(requests: MovementRequests, { balance: opening }: WalletState): string | undefined {
  let balance = opening;
  for (const { amount, ceiling } of requests) {
    balance += amount;
    if (balance < 0n) return 'insufficient';
    if (amount > 0n && ceiling !== undefined && balance > ceiling) return 'full';
  }
  return undefined;
}

/** If the key of a later movement is used, a different request used it: the first key is unused and stays unused. */
export const whenTaken = (movement: StoredMovement, first: MovementRequest): Answer =>
  movement.key === first.key ? outcomeOf(movement, first) : { state: 'CONFLICT' };

/** The condition can also fail because this movement was already posted. */
function whenHeld(
  found: Awaited<ReturnType<typeof lookUp>>,
  request: MovementRequest,
  { index, row }: { readonly index: number; readonly row: unknown },
): Outcome {
  if (found === 'UNKNOWN') return { state: 'UNKNOWN' };
  return found ? outcomeOf(found, request) : { state: 'HELD', index, row };
}

const drawnShard = (ports: Pick<Ports<never>, 'random' | 'limits'>) =>
  Math.floor(ports.random() * ports.limits.treasuryShards);
