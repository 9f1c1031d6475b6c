import { operation } from '../../platform/api/operation';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { useReadAgain } from './collect-reward';
import type { ShownClaim, ShownProgress } from '../../parts/promotions/list-claims';
import { promotionCoins } from '../../parts/promotions/reward-labels';

const forfeitClaim = operation(/* GraphQL */ `
  mutation ForfeitClaim($input: ForfeitClaimInput!) {
    forfeitClaim(input: $input) {
      id
    }
  }
`);

interface ForfeitDialogProps {
  readonly brandId: string;
  readonly claim: ShownClaim & { readonly progress: ShownProgress };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before a reward in progress is given up. */
export const ForfeitDialog = ({ brandId, claim, open, onClose }: ForfeitDialogProps) => {
  const { api } = usePlatform();
  const readAgain = useReadAgain(brandId);
  return (
    <ConfirmDialog
      title={`Give up ${claim.name}?`}
      open={open}
      onClose={onClose}
      confirmLabel="Give up"
      failureText={sentenceFor}
      onConfirm={async () => {
        await api.send(forfeitClaim, { input: { brandId, claimId: claim.id } });
        say.done(`You gave up ${claim.name}.`);
        await readAgain();
      }}
    >
      {lossText(promotionCoins(claim.progress.purse, claim), claim.progress.freeRounds?.left ?? 0)}
    </ConfirmDialog>
  );
};

const lossText = (coins: string, rounds: number): string => {
  if (rounds === 0) return `You lose the ${coins} of this reward. You cannot undo this.`;
  if (rounds === 1) return `You lose the ${coins} of this reward and its free round. You cannot undo this.`;
  return `You lose the ${coins} of this reward and its ${rounds} free rounds. You cannot undo this.`;
};
