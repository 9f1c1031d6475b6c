import { CfnParameter, type Stack } from 'aws-cdk-lib/core';
import type { StageSettings } from '#lib/settings';

/** The origin of the local cloud, which is known when it starts; undefined in stages in AWS. */
export function localOrigin(stack: Stack, { stage }: StageSettings): string | undefined {
  if (stage !== 'local') return undefined;
  return new CfnParameter(stack, 'LocalOrigin', { default: 'http://localhost:4000' }).valueAsString;
}
