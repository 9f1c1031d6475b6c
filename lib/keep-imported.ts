import { CfnResource, ReferenceStrength, type Stack } from 'aws-cdk-lib/core';

/**
 * Makes other stacks import the resources of this stack that they use. CloudFormation then refuses to replace or
 * remove such a resource while another stack imports it. Call it after all resources were added.
 */
export function keepImported(stack: Stack): void {
  for (const construct of stack.node.findAll())
    if (CfnResource.isCfnResource(construct))
      construct.applyCrossStackReferenceStrength(ReferenceStrength.STRONG);
}
