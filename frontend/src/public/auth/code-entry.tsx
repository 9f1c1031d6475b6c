import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { confirmationCode } from '#domain/account-rules';
import type { Credentials } from '../../platform/session/accounts';
import { formErrors } from '../../platform/forms/form-errors';
import { usePlatform } from '../../platform/platform';
import { sentenceFor } from '../../platform/api/error-sentences';
import { TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { AuthFrame } from './auth-frame';
import { ResendButton } from './resend-button';
import { useArrival } from './use-arrival';

interface CodeEntryProps {
  /** The user to confirm and sign in. */
  readonly credentials: Credentials;
  /** Set if the user returns later: the first code may have expired, so a new one is sent immediately. */
  readonly sendFirst?: boolean;
  /** Whether the user wants to play, and confirmed their age and the terms. */
  readonly plays?: boolean;
}

interface Entered {
  readonly code: string;
}

const rules = v.object({ code: confirmationCode });

/** The form for the six digits from the e-mail. The correct code signs the user in. */
export const CodeEntry = ({ credentials, sendFirst = false, plays = false }: CodeEntryProps) => {
  const { accounts, api } = usePlatform();
  const arrive = useArrival();
  const [sendFault, setSendFault] = useState<string>();
  const form = useSmallForm<Entered>({
    blank: { code: '' },
    check: (values) => formErrors(rules, values),
  });
  const sent = useRef(!sendFirst);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    accounts.resendCode(credentials.email).catch((error: unknown) => setSendFault(sentenceFor(error)));
  }, [accounts, credentials.email]);

  const confirm = async ({ code }: Entered) => {
    await accounts.confirmSignUp(credentials.email, code.trim());
    await accounts.signIn(credentials);
    // Without the choice, the user arrives on the application page, which offers it again.
    if (plays)
      await import('../../parts/account/send-play-choice')
        .then(({ sendPlayChoice }) => sendPlayChoice(api))
        .catch((error: unknown) =>
          say.failed(
            `Your choice to play was not saved. ${sentenceFor(error)} You can choose again on your application page.`,
          ),
        );
    await arrive();
  };

  return (
    <AuthFrame
      title="Enter your code"
      lead={
        <>
          We sent a six-digit code to <strong className="break-all">{credentials.email}</strong>.
        </>
      }
    >
      <SmallForm form={form} onSubmit={confirm} failureText={sentenceFor}>
        <TextField<Entered>
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="It can take a minute to arrive. Check your spam folder, too."
        />
        {sendFault !== undefined && <Notice tone="bad">{sendFault}</Notice>}
        <SubmitButton>Confirm</SubmitButton>
      </SmallForm>
      <ResendButton resend={() => accounts.resendCode(credentials.email)} />
    </AuthFrame>
  );
};
