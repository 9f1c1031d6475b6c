import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { labPlaces } from '../../parts/lab/lab-places';
import { type ShownRun, useStartRun } from '../../parts/lab/run-requests';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { say } from '../../ui/toasts';
import { subjectOfRun } from './subject-of-run';

/** Two ways to repeat a run: with its seed, which must give the same bytes, or with another seed. */
export const RunAgain = ({ run }: { readonly run: ShownRun }) => {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const start = useStartRun();
  const again = useMutation({
    mutationFn: async ({ sameSeed }: { readonly sameSeed: boolean }) =>
      start.mutateAsync({
        ...(await subjectOfRun(api, run)),
        mode: run.mode,
        rounds: run.rounds,
        ...(sameSeed && { seed: run.seed }),
        ...(sameSeed && run.resultHash !== null && { expectedResultHash: run.resultHash }),
      }),
    onSuccess: ({ id }) => navigate(labPlaces.run(id)),
    onError: (fault) => say.failed(sentenceFor(fault)),
  });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button look="quiet" busy={again.isPending} onClick={() => again.mutate({ sameSeed: true })}>
        <RotateCcw aria-hidden className="size-5" />
        Run again
      </Button>
      <Button look="quiet" busy={again.isPending} onClick={() => again.mutate({ sameSeed: false })}>
        Run with another seed
      </Button>
    </div>
  );
};
