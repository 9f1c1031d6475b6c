import { LambdaIntegration, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Validations } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ApiOperation } from '#domain/api/api-operation';

/** Adds an operation of the contract. Its function verifies signatures, because only it gets the bytes of the body. */
export function addOperation(api: RestApi, { method, path, access }: ApiOperation, handler: IFunction): void {
  const resource = api.root.resourceForPath(path);
  resource.addMethod(method, new LambdaIntegration(handler));
  const reason =
    access === 'open' ? 'Open to everyone: novalink-api, “Open”.' : 'The function verifies the signature.';
  Validations.of(resource).acknowledge(
    { id: 'AwsSolutions-APIG4', reason },
    { id: 'AwsSolutions-COG4', reason },
  );
}
