import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlayer } from '../../../parts/brand/list-players';
import { PlayerChoice } from '../../../parts/brand/player-choice';
import { readRules } from '../../../parts/promotions/promotion-labels';
import { rewardText } from '../../../parts/promotions/reward-labels';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { operation } from '../../../platform/api/operation';
import { usePlatform } from '../../../platform/platform';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { say } from '../../../ui/toasts';
import { promotionsKey, type ShownPromotion } from '../list-promotions';

const inviteToPromotion = operation(/* GraphQL */ `
  mutation InviteToPromotion($input: InviteToPromotionInput!) {
    inviteToPromotion(input: $input) {
      id
    }
  }
`);

/** Finds a player by name and invites them after a confirmation. */
export const InvitePlayer = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { id, brandId, rules } = promotion;
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [userId, setUserId] = useState<string>();
  const name = usePlayer(brandId, userId).data?.displayName;
  const reward = rewardText(readRules(rules), 'their');
  return (
    <section aria-label="Invite a player">
      <PlayerChoice brandId={brandId} onChoose={setUserId} />
      <ConfirmDialog
        title={`Invite ${name ?? ''}?`}
        open={userId !== undefined && name !== undefined}
        onClose={() => setUserId(undefined)}
        confirmLabel="Invite"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          if (userId === undefined) return;
          await api.send(inviteToPromotion, { input: { promotionId: id, userId } });
          say.done(`${name ?? ''} is invited.`);
          await queries.invalidateQueries({ queryKey: [...promotionsKey, 'invitations', id] });
          setUserId(undefined);
        }}
      >
        The player can collect {reward}.
      </ConfirmDialog>
    </section>
  );
};
