/** The state of the calls to one wallet. It is plain data, so a row can hold it. */
export interface Circuit {
  /** Calls in a row that were not answered. */
  readonly failures: number;
  /** Until when no further call is sent. Milliseconds since 1970. */
  readonly openUntil: number;
}

export const closedCircuit: Circuit = { failures: 0, openUntil: 0 };

const failuresToOpen = 5;
const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/** Whether a call may be sent. After the pause it may. */
export const admits = ({ openUntil }: Circuit, now: number): boolean => now >= openUntil;

/**
 * The circuit before a call is sent. After a pause only one call is sent: the others wait until it is answered, or for as
 * long as it may take.
 */
export const tried = (circuit: Circuit, now: number, limitMs: number): Circuit =>
  circuit.failures < failuresToOpen ? circuit : { ...circuit, openUntil: now + limitMs };

/** The circuit after a call. The fifth failure opens it for 5 seconds, and each further one for twice as long. */
export function replied({ failures }: Circuit, isAnswered: boolean, now: number): Circuit {
  if (isAnswered) return closedCircuit;
  const more = failures + 1 - failuresToOpen;
  const pause = more < 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** more);
  return { failures: failures + 1, openUntil: now + pause };
}
