import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Refusal } from '#lambda/runtime/refusal';
import type { ProductTables } from '#test/world/given/product-tables';
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

function unlessCrashed(error: unknown): void {
  if (!(error instanceof ClientCrash)) throw error;
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
const isExpected = (error: unknown) =>
  error instanceof Error && expected.some((form) => form.test(error.message));

/** Whether a process ended as `dyingAt` defines. Rethrows every other error. */
export function unlessGone(error: unknown): true {
  if (error instanceof Error && error.message === 'The process has crashed.') return true;
  throw error;
}
