export const everyChangeOnPlatformNewest =
  'Every change on the platform, newest first. Events are never changed or deleted. Days are in UTC.';
export const from = 'From';
export const to = 'To';
export const subject = 'Subject';
export const everything = 'Everything';
export const event = 'Event';
export const allEvents = 'All events';
export const noEventsYet = 'No events yet';
export const eventsAppearHereWhenSomething = 'Events appear here when something changes.';
export const noMatchingEvents = 'No matching events';
export const removeFilterToSeeMore = 'Remove a filter to see more results.';
export const showAllEvents = 'Show all events';

export const time = 'Time';
export const actor = 'Actor';
export const groupsOfActor = 'Groups of the actor';
export const reason = 'Reason';
export const eventId = 'Event ID';
export const requestId = 'Request ID';
export const newValues = 'New values';

export const guest = 'A guest';
export const you = 'You';

export const auditEvents = 'Audit events';
export const inTextEvent = 'event';
export const events = 'events';

export const none = 'None';

export const publicAuditLog = 'Public audit log';
export const thisEventIsNotPart =
  'This event is not part of the public audit log, or it is not published yet.';
export const entry = 'Entry';
export const ofSeq = (seq: number, day: string) => `#${seq} of ${day}`;
export const salt = 'Salt';
export const commitment = 'Commitment';
export const downloadProof = 'Download the proof';
