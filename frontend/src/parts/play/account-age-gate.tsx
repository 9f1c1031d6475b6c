import { AgeGate } from './age-gate';
import { useConfirmAge } from './confirm-age';
import * as messages from './messages';

interface AccountAgeGateProps {
  readonly title: string;
  readonly onLeave: () => void;
}

/** Asks for the age once per account. */
export const AccountAgeGate = (props: AccountAgeGateProps) => {
  const { mutate, isPending, error } = useConfirmAge();
  return (
    <AgeGate
      {...props}
      kept={messages.weSaveYourAnswerTo}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
    />
  );
};
