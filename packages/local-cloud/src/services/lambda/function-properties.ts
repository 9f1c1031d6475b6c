import {
  array,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  record,
  strictObject,
  string,
} from 'valibot';
import { inert } from '#local/template/inert';

const unchanged = 'output is logged unchanged';

export const functionProperties = strictObject({
  Code: strictObject({ S3Bucket: string(), S3Key: string() }),
  Handler: string(),
  Runtime: string(),
  Role: string(),
  FunctionName: optional(string()),
  DeadLetterConfig: optional(strictObject({ TargetArn: optional(string()) })),
  Environment: optional(strictObject({ Variables: optional(record(string(), string())) })),
  MemorySize: optional(pipe(number(), integer(), minValue(128), maxValue(10_240)), 128),
  Timeout: optional(pipe(number(), integer(), minValue(1), maxValue(900)), 3),
  ReservedConcurrentExecutions: optional(pipe(number(), integer(), minValue(0))),
  PackageType: optional(literal('Zip')),
  Layers: optional(array(string())),
  Architectures: inert('functions run on the processor of this machine'),
  Description: inert('descriptive only'),
  EphemeralStorage: inert('functions share the temporary folder of this machine'),
  LoggingConfig: optional(
    strictObject({
      LogGroup: optional(string()),
      LogFormat: inert(unchanged),
      ApplicationLogLevel: inert(unchanged),
      SystemLogLevel: inert(unchanged),
    }),
  ),
  RecursiveLoop: inert('recursive loops are not detected'),
  RuntimeManagementConfig: inert('functions run on the installed Node.js version'),
  SnapStart: inert('snapshots are not needed locally'),
  Tags: inert('tags are not used'),
  TracingConfig: inert('tracing is not implemented'),
});

export const permissionProperties = strictObject({
  Action: string(),
  FunctionName: string(),
  Principal: string(),
  SourceArn: optional(string()),
  SourceAccount: optional(string()),
});

const destination = optional(strictObject({ Destination: string() }));

export const eventInvokeProperties = strictObject({
  FunctionName: string(),
  Qualifier: string(),
  MaximumRetryAttempts: optional(pipe(number(), integer(), minValue(0), maxValue(2)), 2),
  DestinationConfig: optional(strictObject({ OnFailure: destination, OnSuccess: destination })),
  MaximumEventAgeInSeconds: inert('asynchronous invocations are not queued'),
});
