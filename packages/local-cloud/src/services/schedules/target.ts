/** Supported targets of schedules. */
export type TargetKind = 'function' | 'machine';

/** Returns undefined for unsupported targets. */
export function targetKindOf(arn: string): TargetKind | undefined {
  if (/^arn:aws:lambda:[^:]*:[^:]*:function:/.test(arn)) return 'function';
  if (/^arn:aws:states:[^:]*:[^:]*:stateMachine:/.test(arn)) return 'machine';
  return undefined;
}
