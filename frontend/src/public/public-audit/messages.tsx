import type { ReactNode } from 'react';

export const noPublicEventsOnThis = 'No public events on this day.';
export const eventsOfNewestFirst = (day: string) => `Events of ${day}, newest first`;
export const showMoreEvents = 'Show more events';
export const action = 'Action';
export const time = 'Time';
export const commitment = 'Commitment';
export const hash = 'Hash';

export const verifyThisChainInYour = 'Verify this chain in your browser';
export const downloadThisDay = 'Download this day';
export const verified = 'Verified';
export const notVerified = 'Not verified';
export const verifyThisDayAgainWhen = 'Verify this day again when it is closed.';

export const couldNotLoadThisDay = 'Could not load this day.';
export const events = 'Events';
export const status = 'Status';
export const closed = 'Closed';
export const open = 'Open';
export const entries = 'Entries';
export const headOfDay = 'Head of the day';
export const followsAtAbout0313 = 'Follows at about 03:13 UTC on the next day.';
export const headOfDayBefore = 'Head of the day before';

export const couldNotLoadLog = 'Could not load the log.';
export const noEventsYet = 'No events yet';
export const firstApprovalSuspensionOrPublication =
  'The first approval, suspension or publication appears here within seconds.';
export const dayUtc = 'Day (UTC)';
export const eventsCount = (count: number, count2: string) => (count === 1 ? '1 event' : `${count2} events`);
export const listEarlierDays = 'List earlier days';
export const couldNotLoadEarlierDays = 'Could not load earlier days.';

export const youAreOfflineItLoads = (text: string) =>
  `${text} You are offline; it loads when the connection is back.`;

export const publicAuditLog = 'Public audit log';
export const everyDecisionAboutCompaniesGames =
  'Every decision about companies, games, casinos and brands is recorded. Here you can see the public part of that record and verify that nobody changed it afterwards.';
export const log = 'Log';
export const howItIsProtected = 'How it is protected';
export const eachEntryHasSha256 =
  'Each entry has the SHA-256 hash of the entry before it. A changed, missing or moved entry breaks the chain.';
export const dayIsClosedAtAbout =
  'A day is closed at about 03:13 UTC on the next day. Its head counts the entries, contains the last hash and the head of the day before.';
export const inProductionCopyOfEach =
  'In production, a copy of each head is locked for at least one year. No role of NovaLink can delete it earlier.';
export const keepCopyOfHeadIf =
  'Keep a copy of a head. If a later head does not follow from it, the log was changed.';
export const whatItDoesNotShow = 'What it does not show';
export const logContainsNoUsersReasons = () => (
  <>
    The log contains no users, reasons or private names. Each entry has a <em>commitment</em> instead: the
    hash of a secret number and the complete event. Nobody can guess the event from it, but with the number
    anyone can verify that an event they are shown is the one in the log.
  </>
);
export const verifyWithoutNovaLink = 'Verify without NovaLink';
export const downloadDayAsJsonAnd = (link: (text: string) => ReactNode) => (
  <>
    Download a day as JSON and open it in the {link('offline verifier')}. For a program of your own: the hash
    before the first entry is SHA-256 of <code>novalink.audit-day/1</code>, a space and the day. The hash of
    an entry is SHA-256 of the hash before it, followed by the entry without its hash as canonical JSON (RFC
    8785). The hash of a head is SHA-256 of its other members as canonical JSON.
  </>
);
