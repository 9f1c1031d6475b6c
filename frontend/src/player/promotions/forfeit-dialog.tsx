import { operation } from '../../platform/api/operation';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { useReadAgain } from './collect-reward';
import type { ShownClaim, ShownProgress } from '../../parts/promotions/list-claims';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import * as messages from './messages';

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
      title={messages.giveUpName(claim.name)}
      open={open}
      onClose={onClose}
      confirmLabel={messages.giveUp}
      failureText={sentenceFor}
      onConfirm={async () => {
        await api.send(forfeitClaim, { input: { brandId, claimId: claim.id } });
        say.done(messages.gaveUp(claim.name));
        await readAgain();
      }}
    >
      {messages.youLoseCoinsAndRounds(
        promotionCoins(claim.progress.purse, claim),
        claim.progress.freeRounds?.left ?? 0,
      )}
    </ConfirmDialog>
  );
};
