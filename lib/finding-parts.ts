import { Stack, Token } from 'aws-cdk-lib/core';
import type { IConstruct } from 'constructs';

/**
 * The partition, region and account of a stack as in the ids of cdk-nag's findings, such as `<AWS::Region>` if
 * unknown.
 */
export function findingParts(scope: IConstruct) {
  const { partition, region, account } = Stack.of(scope);
  return {
    partition: written('Partition', partition),
    region: written('Region', region),
    account: written('AccountId', account),
  };
}

const written = (name: string, value: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);
