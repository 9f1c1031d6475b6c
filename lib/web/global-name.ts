import { Names, Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/**
 * A name for an account-wide resource of CloudFront. It contains the region, so that the same stage can be deployed to
 * several regions of an account.
 */
export function globalName(scope: Construct, id: string, maxLength: number): string {
  const { region } = Stack.of(scope);
  const unique = Names.uniqueResourceName(scope, { maxLength: maxLength - longestRegion - id.length - 2 });
  return `${unique}-${id}-${region}`;
}

/** Such as `ap-southeast-1`. */
const longestRegion = 14;
