import { CfnResource, ReferenceStrength, type Stack } from 'aws-cdk-lib/core';

/**
 * Makes every other stack import what it uses of this stack's resources. CloudFormation then refuses to replace or
 * remove such a resource while another stack still names it. Call it after all resources were added.
 */
export function keepImported(stack: Stack): void {
  for (const construct of stack.node.findAll())
    if (CfnResource.isCfnResource(construct))
      construct.applyCrossStackReferenceStrength(ReferenceStrength.STRONG);
}
