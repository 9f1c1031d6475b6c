import { lazy, Suspense, useState } from 'react';
import type { ListedPlayer } from '../../parts/brand/list-players';
import { sentenceFor } from '../../platform/api/error-sentences';
import { RowMenu, type MenuStep } from '../../ui/table/row-menu';
import { say } from '../../ui/toasts';
import { useChangePlayer } from './change-player';

// The form is loaded on demand, because the page needs its library for nothing else.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

interface PlayerMenuProps {
  readonly brandId: string;
  readonly player: ListedPlayer;
  readonly isSelf: boolean;
}

/** Suspends a player, or lets them play again. */
export const PlayerMenu = ({ brandId, player, isSelf }: PlayerMenuProps) => {
  const { displayName, status } = player;
  const change = useChangePlayer(brandId, player);
  const [isSuspending, setSuspending] = useState(false);
  const reinstate = () =>
    change.mutate(
      { kind: 'reinstate' },
      {
        onSuccess: () => say.done(`${displayName} can play again.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );
  const steps: Partial<Record<ListedPlayer['status'], MenuStep>> = {
    ACTIVE: { label: 'Suspend…', isDanger: true, onSelect: () => setSuspending(true) },
    SUSPENDED: { label: 'Lift suspension', onSelect: reinstate },
  };
  const step = steps[status];
  if (isSelf) return null;
  return (
    <>
      <RowMenu name={displayName} steps={step ? [step] : []} />
      {isSuspending && (
        <Suspense>
          <ReasonDialog
            title={`Suspend ${displayName}?`}
            label="Reason for the suspension"
            hint="The player sees this reason. They cannot play or claim coins until you lift the suspension."
            confirmLabel="Suspend"
            look="danger"
            onClose={() => setSuspending(false)}
            onConfirm={async (reason) => {
              await change.mutateAsync({ kind: 'suspend', reason });
              say.done(`${displayName} is suspended.`);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
