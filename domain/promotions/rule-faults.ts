const codes = [
  'amount',
  'bet-not-offered',
  'budget-below-claim',
  'code-empty',
  'combination',
  'duplicate',
  'empty',
  'end-before-start',
  'format',
  'max-win-missing',
  'max-win-negative',
  'no-game-counts',
  'not-tickets',
  'range',
  'recurring-without-period',
  'time',
  'weight-zero',
  'weights-overflow',
] as const;

export type RuleFaultCode = (typeof codes)[number];

export const isFaultCode = (text: string): text is RuleFaultCode => codes.some((code) => code === text);

/** A fault of rules and the field with it, such as `reward.sectors[2].weight`. */
export interface RuleFault {
  readonly path: string;
  readonly code: RuleFaultCode;
}

/** Called for every fault. */
export type ReportFault = (path: string, code: RuleFaultCode) => void;
