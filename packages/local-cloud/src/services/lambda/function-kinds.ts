import { functionArn, isRunnable } from './deployed-function';
import { functionProperties, permissionProperties } from './function-properties';
import type { FunctionsRegister } from './functions-register';
import { physicalName } from '#local/services/physical-name';
import { resourceKind, type Resource, type ResourceKind } from '#local/template/resource-kind';

interface Needs {
  readonly functions: FunctionsRegister;
  /** Finds the code of a template on this machine. */
  readonly assets: { readonly pathOf: (bucket: string, key: string) => string };
}

const nameOf = (resource: Resource<{ readonly FunctionName?: string | undefined }>) =>
  resource.properties.FunctionName ?? physicalName(resource, 64);

export const functionKinds = ({ functions, assets }: Needs): ResourceKind[] => [
  resourceKind({
    type: 'AWS::Lambda::Function',
    properties: functionProperties,
    create(resource) {
      const { properties } = resource;
      const { Runtime: runtime, Layers: layers = [] } = properties;
      if (isRunnable({ runtime }) && layers.length > 0)
        throw new Error(
          'property Layers is not supported for Node functions by the local cloud: bundle them',
        );
      const name = nameOf(resource);
      const reservedConcurrency = properties.ReservedConcurrentExecutions;
      const deadLetterArn = properties.DeadLetterConfig?.TargetArn;
      functions.deploy({
        name,
        arn: functionArn(name),
        runtime,
        handler: properties.Handler,
        folder: assets.pathOf(properties.Code.S3Bucket, properties.Code.S3Key),
        roleArn: properties.Role,
        logGroup: properties.LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`,
        environment: properties.Environment?.Variables ?? {},
        memoryMegabytes: properties.MemorySize,
        timeoutSeconds: properties.Timeout,
        ...(reservedConcurrency === undefined ? {} : { reservedConcurrency }),
        ...(deadLetterArn === undefined ? {} : { deadLetterArn }),
      });
      return { ref: name, attributes: { Arn: functionArn(name) } };
    },
    replaceCode: (resource, path) => functions.replaceCode(nameOf(resource), path),
  }),
  resourceKind({
    type: 'AWS::Lambda::Permission',
    properties: permissionProperties,
    create({ logicalId, properties: { FunctionName, Action, Principal, SourceArn, SourceAccount } }) {
      functions.permit(FunctionName, {
        action: Action,
        principal: Principal,
        ...(SourceArn === undefined ? {} : { sourceArn: SourceArn }),
        ...(SourceAccount === undefined ? {} : { sourceAccount: SourceAccount }),
      });
      return { ref: logicalId };
    },
  }),
];
