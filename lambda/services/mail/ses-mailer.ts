import { SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Mail clients show it as "Unsubscribe" (RFC 2369). Absent if the recipient requested the e-mail. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** Throws if SES does not accept the e-mail. */
  send(mail: OutgoingMail): Promise<void>;
}

interface Needs {
  readonly ses: SESv2Client;
  readonly from: string;
  readonly configurationSet: string | undefined;
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

export const sesMailer = ({ ses, from, configurationSet }: Needs): Mailer => ({
  send: async ({ to, subject, text, html, unsubscribeUrl }) => {
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: `NovaLink <${from}>`,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), Html: utf8(html) },
            Headers: [
              ...(unsubscribeUrl === undefined
                ? []
                : [{ Name: 'List-Unsubscribe', Value: `<${unsubscribeUrl}>` }]),
              // Asks mail programs not to send automatic replies (RFC 3834).
              { Name: 'Auto-Submitted', Value: 'auto-generated' },
            ],
          },
        },
        ConfigurationSetName: configurationSet,
      }),
    );
  },
});
