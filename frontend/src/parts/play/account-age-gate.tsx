import { AgeGate } from './age-gate';
import { useConfirmAge } from './confirm-age';

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
      kept="We save your answer to your account and ask only once."
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
    />
  );
};
