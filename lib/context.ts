/** A value of the CDK context: from `cdk deploy -c name=value`, else from cdk.json. */
export type Context = (name: string) => unknown;
