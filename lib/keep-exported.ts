import { CfnResource, type Stack } from 'aws-cdk-lib/core';
import { exportedValues } from '#lib/exported-values';

/**
 * Exports what other stacks may use, whether they do now or not. Otherwise the export would disappear with its last
 * use: CloudFormation changes this stack first and refuses to remove an export that is still in use. `others` are values
 * of single resources, such as the name of a role. Call it after all resources were added.
 */
export function keepExported(stack: Stack, others: readonly string[] = []): void {
  for (const construct of stack.node.findAll())
    if (CfnResource.isCfnResource(construct))
      for (const value of exportedValues[construct.cfnResourceType] ?? [])
        if (value !== 'StreamArn' || hasStream(construct))
          stack.exportValue(value === 'Ref' ? construct.ref : construct.getAtt(value));
  for (const value of others) stack.exportValue(value);
}

const hasStream = (table: CfnResource) =>
  'streamSpecification' in table && table.stack.resolve(table.streamSpecification) !== undefined;
