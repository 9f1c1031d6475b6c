import { integer, maxLength, nonEmpty, number, object, pipe, regex, string, type InferOutput } from 'valibot';
import { limits } from '#domain/limits';
import { maxLengthCode } from '#domain/text/form-messages';

const longest = limits.demo.clientSeed;
/** Printable ASCII on one line. */
const printableAscii = /^[ -~]+$/;

/** The input of a round. An invalid field is refused with its name. */
export const roundSchema = object({
  playToken: string(),
  nonce: pipe(number(), integer()),
  clientSeed: pipe(
    string(),
    nonEmpty('required'),
    maxLength(longest, maxLengthCode(longest)),
    regex(printableAscii),
  ),
  bet: pipe(number(), integer()),
});

export type RoundInput = InferOutput<typeof roundSchema>;
