import { cancelTestRun } from '#lambda/functions/manage-test-runs/cancel-test-run';
import type { Needs } from '#lambda/functions/manage-test-runs/needs';
import type { Request } from '#lambda/functions/manage-test-runs/request';
import { startTestRun } from '#lambda/functions/manage-test-runs/start-test-run';

/** Runs one of the two mutations and returns the new state of the run. */
export const manageTestRuns = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  switch (fieldName) {
    case 'startTestRun':
      return startTestRun(needs)(identity, request.arguments.input);
    case 'cancelTestRun':
      return cancelTestRun(needs)(identity, request.arguments.id);
  }
};
