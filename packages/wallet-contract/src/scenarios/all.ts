import type { Scenario } from '#wallet/runner/scenario';
import { connections } from './connections';
import { funds } from './funds';
import { lostAnswers } from './lost-answers';
import { requests } from './requests';
import { rollbacks } from './rollbacks';
import { rounds } from './rounds';
import { sessions } from './sessions';
import { signatures } from './signatures';
import { transactionIds } from './transaction-ids';

/** All scenarios in the order in which they run. The last one looks at the times of all. */
export const scenarios: readonly Scenario[] = [
  ...sessions,
  ...rounds,
  ...funds,
  ...transactionIds,
  ...rollbacks,
  ...lostAnswers,
  ...signatures,
  ...requests,
  ...connections,
];
