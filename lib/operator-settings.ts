import type { Context } from '#lib/context';
import { restoredTablesFrom, type RestoredTables } from '#lib/restored-tables';

export interface SesMail {
  /** The sender's address. */
  readonly from: string;
  /** The verified identity in Amazon SES: the sender's domain or address. */
  readonly identity: string;
  readonly configurationSet?: string;
  /** Region of the verified identity. Default: the stage's region. */
  readonly region?: string;
}

/** Settings that the operator of a stage has to provide. */
export interface OperatorSettings {
  /** The address for alarms and budget messages. `none` shows alarms on the dashboard only. */
  readonly alarmEmail: string;
  /**
   * The sender of e-mails. Cognito's own sender sends at most 50 messages per day for the whole account, and only
   * those of the user pool; notifications are then not e-mailed.
   */
  readonly mail: 'cognito' | SesMail;
  /** The monthly budget of the account in US dollars. Above it, a message is sent to the alarm address. */
  readonly monthlyBudgetDollars: number;
  /**
   * Reserved Lambda concurrency for rounds with coins, each function that the GraphQL API runs for guests, and shards of
   * test runs. AWS keeps 100 of the account's concurrency unreserved. Undefined means no reservation.
   */
  readonly playConcurrency?: number;
  readonly guestConcurrency?: number;
  readonly labConcurrency?: number;
  /**
   * The most GraphQL requests that AWS WAF accepts from one IP address in five minutes. Absent: no limit, and no charge for
   * WAF.
   */
  readonly requestsPerAddress?: number;
  /**
   * Warm throughput of the tables that a round writes, in write units per second each; absent for the default of new
   * tables, 4,000. AWS charges the difference once, and the value can only be raised.
   */
  readonly playWarmWrites?: number;
  /** Restored tables that are used instead of the tables that the stage created. */
  readonly restoredTables: RestoredTables;
}

export const none = 'none';

const address = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/;

/**
 * Merges the stage's settings with the context, which takes precedence. Throws one error for all missing and invalid
 * settings.
 */
export function operatorSettings(
  stage: string,
  own: Partial<OperatorSettings>,
  context: Context,
): OperatorSettings {
  const wrong: string[] = [];
  const alarmEmail = context('alarmEmail') ?? own.alarmEmail;
  const mail = context('mailFrom') === undefined ? own.mail : mailFrom(context, wrong);
  const monthlyBudgetDollars = Number(context('monthlyBudgetDollars') ?? own.monthlyBudgetDollars);
  const isEmail = typeof alarmEmail === 'string' && (alarmEmail === none || address.test(alarmEmail));
  if (!isEmail)
    wrong.push(`alarmEmail=you@example.com (receives alarms and cost warnings; "${none}" turns them off)`);
  if (mail === undefined) wrong.push(senderNeeded);
  if (!(monthlyBudgetDollars > 0)) wrong.push('monthlyBudgetDollars=500 (the monthly budget of the account)');
  const reserved = reservedConcurrency(own, context, wrong);
  const warm = warmWrites(own, context, wrong);
  const addresses = requestsPerAddress(own, context, wrong);
  const restoredTables = restoredTablesFrom(context, wrong);
  if (!isEmail || mail === undefined || wrong.length > 0) throw new Error(explained(stage, wrong));
  return { alarmEmail, mail, monthlyBudgetDollars, ...reserved, ...warm, ...addresses, restoredTables };
}

function reservedConcurrency(own: Partial<OperatorSettings>, context: Context, wrong: string[]) {
  const reserved: { playConcurrency?: number; guestConcurrency?: number; labConcurrency?: number } = {};
  for (const name of ['playConcurrency', 'guestConcurrency', 'labConcurrency'] as const) {
    const asked = context(name) ?? own[name];
    if (asked === undefined || asked === none) continue;
    const count = Number(asked);
    if (Number.isInteger(count) && count > 0) reserved[name] = count;
    else wrong.push(`${name}=100 (a whole number of Lambda executions to reserve, or "${none}")`);
  }
  return reserved;
}

/** https://docs.aws.amazon.com/waf/latest/APIReference/API_RateBasedStatement.html */
const allowedRates = { smallest: 10, largest: 2_000_000_000 };

function requestsPerAddress(own: Partial<OperatorSettings>, context: Context, wrong: string[]) {
  const asked = context('requestsPerAddress') ?? own.requestsPerAddress;
  if (asked === undefined || asked === none) return {};
  const count = Number(asked);
  if (Number.isInteger(count) && count >= allowedRates.smallest && count <= allowedRates.largest)
    return { requestsPerAddress: count };
  wrong.push(
    `requestsPerAddress=10000 (requests of an IP address in five minutes, at least ${allowedRates.smallest}, or "${none}")`,
  );
  return {};
}

/** Warm throughput cannot be lower than the default of a new table. */
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
