import { check, literal, optional, pipe, strictObject, string } from 'valibot';
import { payloadTemplate } from './payload-template';
import { count, filters, handling, placing, transition } from './state-fields';

/** The optimised integration, whose response contains the payload and other fields. */
export const invokeIntegration = 'arn:aws:states:::lambda:invoke';

const resource = pipe(
  string(),
  check(
    (arn) => arn === invokeIntegration || !arn.startsWith('arn:') || arn.startsWith('arn:aws:lambda:'),
    'the local cloud supports only functions',
  ),
);

export const task = pipe(
  strictObject({
    Type: literal('Task'),
    ...filters,
    ...placing,
    ...handling,
    ...transition,
    Resource: resource,
    Parameters: optional(payloadTemplate),
    ResultSelector: optional(payloadTemplate),
    TimeoutSeconds: optional(count(1, 99_999_999)),
  }),
  check(
    ({ Resource, Parameters }) =>
      Resource !== invokeIntegration ||
      (Parameters?.names.includes('FunctionName') === true &&
        Parameters.names.every((name) => ['FunctionName', 'Payload'].includes(name))),
    'the local cloud supports only FunctionName and Payload',
  ),
);
