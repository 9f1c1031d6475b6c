import { CfnOutput } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** An output of the stack under exactly this name, wherever in the stack it is made. */
export function addOutput(scope: Construct, name: string, value: string): void {
  new CfnOutput(scope, name, { value }).overrideLogicalId(name);
}
