import { randomBytes } from 'node:crypto';
import { array, number, object, optional, safeParse, strictObject, string, type InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { JsonObject } from '#local/platform/json-shape';
import type { Inbox } from '#local/services/needs';
import { addressIn } from '../address';

const part = strictObject({ Data: string(), Charset: optional(string()) });
const recipients = optional(array(string()), []);

/** The supported fields of a request. Templates and MIME messages are rejected. */
const schema = strictObject({
  FromEmailAddress: string(),
  Destination: strictObject({
    ToAddresses: recipients,
    CcAddresses: recipients,
    BccAddresses: recipients,
  }),
  Content: strictObject({
    Simple: strictObject({
      Subject: part,
      Body: strictObject({ Text: optional(part), Html: optional(part) }),
      Headers: optional(array(strictObject({ Name: string(), Value: string() })), []),
    }),
  }),
  ConfigurationSetName: optional(string()),
  ReplyToAddresses: recipients,
  EmailTags: optional(array(object({ Name: string(), Value: string() }))),
  MaxAttempts: optional(number()),
});

/** A message with valid addresses. */
export interface Message {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly configurationSet: string | undefined;
}

// Amazon SES API v2 Reference, "Destination", "Message" and "MessageHeader".
const mostRecipients = 50;
const mostHeaders = 15;
const headerName = /^[!-9;-~]{1,126}$/;
const headerValue = /^[ -~]{1,870}$/;

/** Parses a message. Throws BadRequestException for messages that Amazon SES rejects or that are not supported here. */
export function messageOf(input: JsonObject): Message {
  const { success, output, issues } = safeParse(schema, input);
  if (!success) {
    const [{ message, path = [] }] = issues;
    throw bad(`${path.map(({ key }) => String(key)).join('.')}: ${message}`);
  }
  const { Destination, Content, ConfigurationSetName } = output;
  const to = [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses];
  if (to.length === 0) throw bad('Destination is required.');
  if (to.length > mostRecipients) throw bad(`Recipient count exceeds ${mostRecipients}.`);
  return {
    from: addressIn(output.FromEmailAddress),
    to: to.map(addressIn),
    subject: Content.Simple.Subject.Data,
    text: textOf(Content.Simple),
    configurationSet: ConfigurationSetName,
  };
}

type Simple = InferOutput<typeof schema>['Content']['Simple'];

function textOf({ Subject, Body, Headers }: Simple): string {
  if (/[\r\n]/.test(Subject.Data)) throw bad('Illegal subject');
  if (Headers.length > mostHeaders) throw bad(`Header count exceeds ${mostHeaders}.`);
  for (const { Name, Value } of Headers)
    if (!headerName.test(Name) || !headerValue.test(Value)) throw bad(`Invalid header ${Name}`);
  const shown = Body.Text ?? Body.Html;
  if (!shown) throw bad('Body is required.');
  return shown.Data;
}

/** Adds the message to the inbox, once for each recipient. Amazon SES API v2 Reference, "SendEmail". */
export function sendEmail({ to, subject, text }: Message, inbox: Inbox): JsonObject {
  for (const recipient of to) inbox.deliver({ to: recipient, subject, text, code: null });
  return { MessageId: `${randomBytes(8).toString('hex')}-000000` };
}

const bad = (message: string) => new AwsError('BadRequestException', message);
