import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Refusal } from '#lambda/refusal';
import type { ProductTables } from '#test/support/given/product-tables';
import { ClientCrash, type Fault } from './fault-injector';
import type { PlannedFault } from './planned-faults';

/** Concurrent steps: each client performs its steps in order. */
export type Phase<Step> = readonly (readonly Step[])[];

export const clientOf = ({ dynamodb, endpoint }: ProductTables) => {
  const { region, credentials, requestHandler } = dynamodb.config;
  return new DynamoDBClient({ region, credentials, requestHandler, endpoint, maxAttempts: 1 });
};

export const faultsOf = (planned: readonly PlannedFault[]): readonly Fault[] =>
  planned.flatMap(({ after, fault }) => [...Array.from({ length: after }, (): Fault => 'none'), fault]);

export async function playPhase<Step>(
  phase: Phase<Step>,
  make: (step: Step) => Promise<unknown>,
): Promise<void> {
  await atTheSameTime(
    phase.map((steps) => async () => {
      for (const step of steps) await tolerated(() => make(step));
    }),
  );
}

export const atTheSameTime = (clients: readonly (() => Promise<void>)[]) =>
  Promise.all(clients.map((client) => client().catch(unlessCrashed)));

function unlessCrashed(fault: unknown): void {
  if (!(fault instanceof ClientCrash)) throw fault;
}

/** The expected failures of a request: the caller retries or gives up. A crash ends its client. */
export async function tolerated<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ClientCrash) throw error;
    if (error instanceof Refusal || isExpected(error)) return undefined;
    throw error;
  }
}

const expected = [
  /^(?:TimeoutError|ThrottlingException|InternalServerError)$/,
  /^Transaction cancelled/,
  /^The movement .* was not posted/,
  /could not be read|was not read|is behind|were changed|is not there any more/,
];
const isExpected = (fault: unknown) =>
  fault instanceof Error && expected.some((form) => form.test(fault.message));

/** Whether a process ended as `dyingAt` defines. Rethrows every other error. */
export function unlessGone(fault: unknown): true {
  if (fault instanceof Error && fault.message === 'The process has crashed.') return true;
  throw fault;
}
