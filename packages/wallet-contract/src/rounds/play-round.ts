import { readReply, type Reply } from '#wallet/contract/read-reply';
import { betCall, outstandingCall, type Outgoing, type RoundCall } from './calls';
import { isDue, type RoundTerms, type SeamlessRound } from './round';
import { attemptedRound, drawnRound, openedRound, repliedRound, type RoundReply } from './steps';

/** What a round depends on. Any of these may throw; then the round is continued when it is due. */
export interface RoundPorts {
  readonly rounds: RoundStore;
  /** Sends a call once, within `callLimitMs`. It returns failures and does not repeat the call. */
  readonly send: (outgoing: Outgoing, requestId: string) => Promise<Reply>;
  /** The win in minor units. It depends only on the round and the seed to which we had committed before the bet. */
  readonly draw: (round: SeamlessRound) => Promise<bigint>;
  readonly now: () => Date;
  readonly newRequestId: () => string;
}

/**
 * Rows by the id of the round. Reads are strongly consistent. The journal has a bet since its round is `PLAYED`, and a win since
 * it is `CLOSED`: write them in the transaction of that row.
 */
export interface RoundStore {
  /** False if there is a row with this id. */
  readonly create: (round: SeamlessRound) => Promise<boolean>;
  readonly read: (id: string) => Promise<SeamlessRound | undefined>;
  /** False if the row no longer has the version of `before`. */
  readonly replace: (next: SeamlessRound, before: SeamlessRound) => Promise<boolean>;
}

/**
 * Plays a round, and returns its row, which is `REFUSED`, `CLOSED` or `ROLLED_BACK` unless a call is outstanding. A repeated
 * request returns the row of the first one; compare its terms.
 *
 * @param token The token of the session at the wallet.
 */
export async function playSeamlessRound(
  ports: RoundPorts,
  terms: RoundTerms,
  token: string,
): Promise<SeamlessRound> {
  const opened = openedRound(terms, ports.now());
  if (!(await ports.rounds.create(opened))) return storedRound(ports, terms.id);
  const bet = betCall(terms, token);
  const after = await note(ports, opened, bet.call, await ask(ports, bet));
  return proceed(ports, after);
}

/** Continues a round if it is due. Returns its row. */
export async function resumeSeamlessRound(ports: RoundPorts, id: string): Promise<SeamlessRound> {
  const round = await storedRound(ports, id);
  return isDue(round, ports.now()) ? proceed(ports, round) : round;
}

/** Writes the row, sends its outstanding call, and notes the reply. */
async function proceed(ports: RoundPorts, round: SeamlessRound): Promise<SeamlessRound> {
  if (round.dueAt === undefined) return round;
  const next =
    round.state === 'PLAYED'
      ? drawnRound(round, await ports.draw(round), ports.now())
      : attemptedRound(round, ports.now());
  // Another process was first, and sends the call.
  if (!(await ports.rounds.replace(next, round))) return storedRound(ports, round.id);
  const outgoing = outstandingCall(next);
  if (!outgoing) throw new Error(`The round ${next.id} is ${next.state} and has no call.`);
  return note(ports, next, outgoing.call, await ask(ports, outgoing));
}

async function ask({ send, newRequestId }: RoundPorts, outgoing: Outgoing): Promise<RoundReply> {
  const reply = await send(outgoing, newRequestId());
  const { kind, answer } = readReply(outgoing.call, outgoing.request, reply);
  return { kind, ...(answer && { balance: BigInt(answer.balance) }) };
}

/** Writes what follows from a reply, also if the row has changed since the call was sent. */
async function note(
  ports: RoundPorts,
  round: SeamlessRound,
  call: RoundCall,
  reply: RoundReply,
): Promise<SeamlessRound> {
  for (let current = round; ;) {
    const next = repliedRound(current, call, reply, ports.now());
    if (!next) return current;
    if (await ports.rounds.replace(next, current)) return next;
    current = await storedRound(ports, round.id);
  }
}

async function storedRound({ rounds }: RoundPorts, id: string): Promise<SeamlessRound> {
  const round = await rounds.read(id);
  if (!round) throw new Error(`There is no round ${id}.`);
  return round;
}
