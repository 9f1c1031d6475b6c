import { CfnOutput } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** Adds an output to the stack with exactly this name, whatever the scope. */
export function addOutput(scope: Construct, name: string, value: string): void {
  new CfnOutput(scope, name, { value }).overrideLogicalId(name);
}
