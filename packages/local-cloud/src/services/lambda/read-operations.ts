import { pathToFileURL } from 'node:url';
import type { HttpRequest, HttpResponse } from '#local/platform/http';
import { AwsError } from '#local/platform/aws-error';
import type { Iam, Principal } from '#local/platform/principal';
import { functionNameOf, type DeployedFunction } from './deployed-function';
import type { EventSource } from './event-sources/event-source';
import type { EventSources } from './event-sources/event-sources';
import type { FunctionsRegister } from './functions-register';

export interface ReadNeeds {
  readonly iam: Pick<Iam, 'decide'>;
  readonly functions: Pick<FunctionsRegister, 'find' | 'all'>;
  readonly sources: Pick<EventSources, 'all'>;
}

const paths = {
  ListFunctions: /^\/2015-03-31\/functions\/?$/,
  GetFunctionConfiguration: /^\/2015-03-31\/functions\/([^/]+)\/configuration$/,
  GetFunction: /^\/2015-03-31\/functions\/([^/]+)$/,
  ListEventSourceMappings: /^\/2015-03-31\/event-source-mappings\/?$/,
} as const;

export const readOperations = Object.keys(paths);

/**
 * The answer to a read operation of the AWS Lambda API Reference; undefined for other requests. Lists have one page. Sizes and
 * times of code are left out.
 */
export function readAnswer(
  { method, url }: HttpRequest,
  principal: Principal,
  { iam, functions, sources }: ReadNeeds,
): HttpResponse | undefined {
  if (method !== 'GET') return undefined;
  const match = (operation: keyof typeof paths) => paths[operation].exec(url.pathname);
  const named = (found: RegExpExecArray) => functions.find(decodeURIComponent(found[1] ?? ''));
  const check = (action: keyof typeof paths, resource = '*') => {
    const decision = iam.decide(principal, { action: `lambda:${action}`, resource });
    if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
  };
  if (match('ListFunctions')) {
    check('ListFunctions');
    return answer({ Functions: functions.all().map(configurationOf) });
  }
  if (match('ListEventSourceMappings')) {
    check('ListEventSourceMappings');
    const [name, arn] = ['FunctionName', 'EventSourceArn'].map((key) => url.searchParams.get(key));
    const found = sources
      .all()
      .filter(({ functionArn }) => !name || functionNameOf(functionArn) === functionNameOf(name))
      .filter(({ streamArn }) => !arn || streamArn === arn);
    return answer({ EventSourceMappings: found.map(mappingOf) });
  }
  const configuration = match('GetFunctionConfiguration');
  if (configuration) {
    const deployed = named(configuration);
    check('GetFunctionConfiguration', deployed.arn);
    return answer(configurationOf(deployed));
  }
  const one = match('GetFunction');
  if (!one) return undefined;
  const deployed = named(one);
  check('GetFunction', deployed.arn);
  const { folder, reservedConcurrency } = deployed;
  return answer({
    Configuration: configurationOf(deployed),
    Code: { Location: pathToFileURL(folder).href },
    ...(reservedConcurrency !== undefined && {
      Concurrency: { ReservedConcurrentExecutions: reservedConcurrency },
    }),
  });
}

const answer = (body: object): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const configurationOf = (deployed: DeployedFunction) => ({
  FunctionName: deployed.name,
  FunctionArn: deployed.arn,
  Runtime: deployed.runtime,
  Role: deployed.roleArn,
  Handler: deployed.handler,
  Timeout: deployed.timeoutSeconds,
  MemorySize: deployed.memoryMegabytes,
  Environment: { Variables: deployed.environment },
  LoggingConfig: { LogFormat: 'Text', LogGroup: deployed.logGroup },
  ...(deployed.deadLetterArn !== undefined && { DeadLetterConfig: { TargetArn: deployed.deadLetterArn } }),
  ...{ Version: '$LATEST', PackageType: 'Zip', State: 'Active', LastUpdateStatus: 'Successful' },
});

/** AWS writes -1 for no limit. */
const limitOf = (limit: number) => (Number.isFinite(limit) ? limit : -1);

const mappingOf = (source: EventSource) => ({
  UUID: source.id,
  EventSourceArn: source.streamArn,
  FunctionArn: source.functionArn,
  StartingPosition: source.startsAt,
  BatchSize: source.batchSize,
  MaximumBatchingWindowInSeconds: source.batchingWindowSeconds,
  BisectBatchOnFunctionError: source.bisects,
  FunctionResponseTypes: source.reportsItemFailures ? ['ReportBatchItemFailures'] : [],
  MaximumRetryAttempts: limitOf(source.mostRetries),
  MaximumRecordAgeInSeconds: limitOf(source.longestRecordAgeSeconds),
  ...(source.onFailure !== undefined && {
    DestinationConfig: { OnFailure: { Destination: source.onFailure } },
  }),
  State: 'Enabled',
});
