import { Names, Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/**
 * A physical name for what CloudFront keeps once per account, whatever the region: without the region in it, a stage
 * could be deployed to one region of an account only.
 */
export function globalName(scope: Construct, id: string, maxLength: number): string {
  const { region } = Stack.of(scope);
  const unique = Names.uniqueResourceName(scope, { maxLength: maxLength - longestRegion - id.length - 2 });
  return `${unique}-${id}-${region}`;
}

/** Such as `ap-southeast-1`. */
const longestRegion = 14;
