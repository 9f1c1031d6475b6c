/** Reads a value of the CDK context: from `cdk deploy -c name=value`, or else from cdk.json. */
export type Context = (name: string) => unknown;
