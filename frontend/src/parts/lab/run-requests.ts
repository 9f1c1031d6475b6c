import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StartTestRunInput } from '#domain/generated/types';
import type { ShownRunFieldsFragment } from '../../generated/operations';
import { isInProgress } from '../../platform/labels/lab-labels';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A test run without its model and its result, which are large and never change. */
export type ShownRun = ShownRunFieldsFragment;

export const shownRunFields = /* GraphQL */ `
  fragment ShownRunFields on TestRun {
    id
    owner
    name
    gameId
    versionId
    semver
    mathModelHash
    mode
    seed
    rounds
    declaredRtp
    declaredMaxWinX
    status
    shards
    shardsDone
    deadline
    engine
    ruleSet
    expectedResultHash
    rtp
    rtpFraction
    rtpLow
    rtpHigh
    hit
    spinHit
    roundHit
    maxWinX
    sd
    volatility
    simulatedRtp
    halfWidth
    checks {
      rule
      limit
      value
      applies
      pass
      why
      roundsNeeded
    }
    resultHash
    createdAt
    endedAt
  }
`;

const readRun = operation(/* GraphQL */ `
  query ReadTestRun($id: ID!) {
    getTestRun(id: $id) {
      ...ShownRunFields
    }
  }
  ${shownRunFields}
`);
export const readEvidence = operation(/* GraphQL */ `
  query ReadTestRunEvidence($id: ID!) {
    getTestRun(id: $id) {
      mathModel
      result
    }
  }
`);
const startRun = operation(/* GraphQL */ `
  mutation StartTestRun($input: StartTestRunInput!) {
    startTestRun(input: $input) {
      ...ShownRunFields
    }
  }
  ${shownRunFields}
`);
const cancelRun = operation(/* GraphQL */ `
  mutation CancelTestRun($id: ID!) {
    cancelTestRun(id: $id) {
      ...ShownRunFields
    }
  }
  ${shownRunFields}
`);

/** The key of all lists of runs, to read them again. */
export const runsKey = ['test-runs'];
const runKey = (id: string) => ['test-run', id] as const;

/** The polling interval of running tests, in milliseconds. */
export const lookAgainMs = 2000;

/** One run; polled every two seconds until it has ended. */
export const useTestRun = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: runKey(id),
    queryFn: async () => (await api.send(readRun, { id })).getTestRun,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.status) ? lookAgainMs : false),
  });
};

/** The model and the result of a run that has ended, as canonical JSON. */
export const useRunEvidence = ({ id, status }: Pick<ShownRun, 'id' | 'status'>) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...runKey(id), 'evidence'],
    queryFn: async () => (await api.send(readEvidence, { id })).getTestRun,
    enabled: !isInProgress(status),
    staleTime: Infinity,
  });
};

/**
 * Starts a run on the server. Resolves with the run in the status QUEUED. `onStarted` is called before lists
 * are read again.
 */
export const useStartRun = (onStarted?: (run: ShownRun) => void) => {
  const { api } = usePlatform();
  const keep = useKeepRun();
  return useMutation({
    mutationFn: async (input: StartTestRunInput) => (await api.send(startRun, { input })).startTestRun,
    onSuccess: (run) => {
      onStarted?.(run);
      return keep(run);
    },
  });
};

export const useCancelRun = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const keep = useKeepRun();
  return useMutation({
    mutationFn: async (id: string) => (await api.send(cancelRun, { id })).cancelTestRun,
    onSuccess: keep,
    // The run may have ended in the meantime.
    onError: (_fault, id) => queries.invalidateQueries({ queryKey: runKey(id) }),
  });
};

const useKeepRun = () => {
  const queries = useQueryClient();
  return async (run: ShownRun) => {
    queries.setQueryData(runKey(run.id), run);
    await queries.invalidateQueries({ queryKey: runsKey });
  };
};
