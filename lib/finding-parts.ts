import { Stack, Token } from 'aws-cdk-lib/core';
import type { IConstruct } from 'constructs';

/** How cdk-nag writes the place of a stack in the ids of its findings, such as `<AWS::Region>` where it is not known. */
export function findingParts(scope: IConstruct) {
  const { partition, region, account } = Stack.of(scope);
  return {
    partition: written('Partition', partition),
    region: written('Region', region),
    account: written('AccountId', account),
  };
}

const written = (name: string, value: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);
