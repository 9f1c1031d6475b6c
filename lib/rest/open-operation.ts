import { LambdaIntegration, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Validations } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ApiOperation } from '#domain/api/api-operation';

/** Adds an operation of the contract that is open to everyone. */
export function addOpenOperation(api: RestApi, { method, path }: ApiOperation, handler: IFunction): void {
  const resource = api.root.resourceForPath(path);
  resource.addMethod(method, new LambdaIntegration(handler));
  Validations.of(resource).acknowledge(
    { id: 'AwsSolutions-APIG4', reason: 'Open to everyone: novalink-api, “Open”.' },
    { id: 'AwsSolutions-COG4', reason: 'Open to everyone: novalink-api, “Open”.' },
  );
}
