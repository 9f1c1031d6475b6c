import { declineMovement } from '#ledger/post/decline-movement';
import type { MovementRequest, MovementRequests, Outcome } from '#ledger/post/movement';
import type { Ports } from '#ledger/post/ports';
import { postMovements } from '#ledger/post/post-movement';
import type { Companion } from './engine';
import { performOperation, type Perform } from './ledger-on-engine';
import type { Line } from './network';

/** The operations with which a client moves coins. */
export interface Ledger {
  readonly post: (requests: MovementRequests, alongside: readonly Companion[]) => Promise<Outcome>;
  readonly decline: (request: MovementRequest, why: string) => Promise<Outcome>;
}

export interface World extends Omit<Ports<Companion>, 'send'> {
  readonly line: Line;
}

export type LedgerOf = (world: World) => Ledger;

/** The real protocol. Another `send` makes it a protocol with a planted bug. */
export function ledgerWith(world: World, send: Ports<Companion>['send']): Ledger {
  const ports = { ...world, send };
  return {
    post: (requests, alongside) => postMovements(ports, requests, { alongside: () => alongside }),
    decline: (request, why) => declineMovement(ports, request, why),
  };
}

export const sendOver =
  (line: Line, perform = performOperation): Ports<Companion>['send'] =>
  async (operation) => {
    const answer = await line.call((engine) => perform(engine, operation));
    return typeof answer === 'string' ? { answer: 'FAULT', fault: answer } : answer;
  };

/** The real protocol over a store that behaves differently. */
export const performing =
  (perform: Perform): LedgerOf =>
  (world) =>
    ledgerWith(world, sendOver(world.line, perform));

export const protocol: LedgerOf = (world) => ledgerWith(world, sendOver(world.line));
