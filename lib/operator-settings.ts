import type { Context } from '#lib/context';

export interface SesMail {
  /** The sender's address. */
  readonly from: string;
  /** What is verified in Amazon SES: the sender's domain or the address itself. */
  readonly identity: string;
  readonly configurationSet?: string;
  /** Where the identity is verified; absent: in the stage's region. */
  readonly region?: string;
}

/** What the operator of a stage knows and the code cannot. */
export interface OperatorSettings {
  /** The address for alarms and budget messages. `none` shows alarms on the dashboard only. */
  readonly alarmEmail: string;
  /**
   * Who sends mail. Cognito's own sender sends at most 50 messages a day for the whole account, and the user pool's
   * alone: notifications are not e-mailed then.
   */
  readonly mail: 'cognito' | SesMail;
  /** The monthly budget of the account in US dollars, above which the alarm address gets a message. */
  readonly monthlyBudgetDollars: number;
  /**
   * How many rounds with coins, rounds of guests, and parts of test runs run at once: reserved of the account's Lambda
   * concurrency, of which AWS keeps 100 unreserved. Absent: what the account has left.
   */
  readonly playConcurrency?: number;
  readonly guestConcurrency?: number;
  readonly labConcurrency?: number;
  /**
   * How many write units per second the table `Play` is ready for at once; absent: as every new table, 4,000. AWS
   * charges once for what is more, and the number can only be raised.
   */
  readonly playWarmWrites?: number;
}

export const nobody = 'none';

const address = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/;

/** The stage's own settings, and what the context says instead. Throws for what is missing or wrong, all at once. */
export function operatorSettings(
  stage: string,
  own: Partial<OperatorSettings>,
  context: Context,
): OperatorSettings {
  const wrong: string[] = [];
  const alarmEmail = context('alarmEmail') ?? own.alarmEmail;
  const mail = context('mailFrom') === undefined ? own.mail : mailFrom(context, wrong);
  const monthlyBudgetDollars = Number(context('monthlyBudgetDollars') ?? own.monthlyBudgetDollars);
  const isEmail = typeof alarmEmail === 'string' && (alarmEmail === nobody || address.test(alarmEmail));
  if (!isEmail)
    wrong.push(`alarmEmail=you@example.com (receives alarms and cost warnings; "${nobody}" turns them off)`);
  if (mail === undefined) wrong.push(senderNeeded);
  if (!(monthlyBudgetDollars > 0)) wrong.push('monthlyBudgetDollars=500 (the monthly budget of the account)');
  const reserved = reservedConcurrency(own, context, wrong);
  const warm = warmWrites(own, context, wrong);
  if (!isEmail || mail === undefined || wrong.length > 0) throw new Error(explained(stage, wrong));
  return { alarmEmail, mail, monthlyBudgetDollars, ...reserved, ...warm };
}

function reservedConcurrency(own: Partial<OperatorSettings>, context: Context, wrong: string[]) {
  const reserved: { playConcurrency?: number; guestConcurrency?: number; labConcurrency?: number } = {};
  for (const name of ['playConcurrency', 'guestConcurrency', 'labConcurrency'] as const) {
    const asked = context(name) ?? own[name];
    if (asked === undefined) continue;
    const count = Number(asked);
    if (Number.isInteger(count) && count > 0) reserved[name] = count;
    else wrong.push(`${name}=100 (a whole number of Lambda executions to reserve)`);
  }
  return reserved;
}

/** A table cannot be made ready for less than what a new one serves. */
const newTableWrites = 4000;

function warmWrites(own: Partial<OperatorSettings>, context: Context, wrong: string[]) {
  const asked = context('playWarmWrites') ?? own.playWarmWrites;
  if (asked === undefined) return {};
  const playWarmWrites = Number(asked);
  if (Number.isInteger(playWarmWrites) && playWarmWrites >= newTableWrites) return { playWarmWrites };
  wrong.push(`playWarmWrites=12000 (write units per second, a whole number of at least ${newTableWrites})`);
  return {};
}

const senderNeeded =
  'mailFrom=no-reply@example.com (sends sign-up and notification mail; the domain or address is verified in Amazon SES. ' +
  '"cognito" uses Cognito’s own sender, which sends at most 50 messages a day for the whole account)';

function mailFrom(context: Context, wrong: string[]): OperatorSettings['mail'] | undefined {
  const from = context('mailFrom');
  if (from === 'cognito') return from;
  if (typeof from !== 'string') return undefined;
  const domain = address.exec(from)?.[1];
  if (domain === undefined) return undefined;
  const identity = context('mailIdentity') ?? domain;
  if (identity !== domain && identity !== from) {
    wrong.push(`mailIdentity=${domain} (what is verified in Amazon SES: this domain, or ${from})`);
    return undefined;
  }
  const configurationSet = context('mailConfigurationSet');
  const region = context('mailRegion');
  return {
    from,
    identity,
    ...(typeof configurationSet === 'string' ? { configurationSet } : {}),
    ...(typeof region === 'string' ? { region } : {}),
  };
}

const explained = (stage: string, wrong: readonly string[]) =>
  [
    `Stage ${stage} needs these settings. Pass them as -c name=value, or keep them in lib/settings.ts or cdk.json:`,
    ...wrong.map((line) => `  -c ${line}`),
  ].join('\n');
