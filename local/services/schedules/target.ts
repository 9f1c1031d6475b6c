/** What schedules start here. */
export type TargetKind = 'function' | 'machine';

/** Undefined for what is started by schedules at AWS alone. */
export function targetKindOf(arn: string): TargetKind | undefined {
  if (/^arn:aws:lambda:[^:]*:[^:]*:function:/.test(arn)) return 'function';
  if (/^arn:aws:states:[^:]*:[^:]*:stateMachine:/.test(arn)) return 'machine';
  return undefined;
}
