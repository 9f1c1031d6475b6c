import { isoDate, literal, object, optional, parse, pipe, string, union } from 'valibot';

const day = pipe(string(), isoDate());
const ofJournal = object({ brandId: string(), from: day, to: day, source: literal('JOURNAL') });
const ofSummaries = object({
  brandId: string(),
  from: optional(day),
  to: optional(day),
  source: optional(literal('SUMMARIES'), 'SUMMARIES'),
});

/** `source` names the records from which days are counted: the summaries of players, or the journal. */
export const parseRequest = (event: unknown) => parse(union([ofJournal, ofSummaries]), event);
