import { randomUUID } from 'node:crypto';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { ChangeStreams } from '#local/services/dynamodb/change-streams';
import { asynchronousInvocations } from './asynchronous';
import { eventInvokeKind } from './event-invoke-kind';
import { eventSourceKind } from './event-sources/event-source-kind';
import { eventSources } from './event-sources/event-sources';
import { functionKinds } from './function-kinds';
import { functionsRegister, type RegisterNeeds } from './functions-register';
import { invokeHandler } from './invoke-operation';
import type {
  CloudServices,
  EventTargets,
  FunctionAnswer,
  Functions,
  InvokingCaller,
} from '#local/services/needs';
import type { PolledQueues } from '#local/services/sqs/queues-service';
import type { ResourceKind } from '#local/template/resource-kind';

export interface FunctionsService extends Functions, EventTargets {
  readonly kinds: readonly ResourceKind[];
  /** Handles Invoke and the read operations of the Lambda API. */
  readonly handler: HttpHandler;
  /** Starts delivering streams to functions. Call it after everything is deployed. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

type Needs = RegisterNeeds &
  Pick<CloudServices, 'storage' | 'queues'> & {
    readonly streams: ChangeStreams;
    /** Absent without mappings of queues. */
    readonly polled?: PolledQueues;
    readonly assets: { readonly pathOf: (bucket: string, key: string) => string };
    readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  };

/** Lambda: a few execution environments for each function of the templates, and event source mappings. */
export function createFunctionsService(needs: Needs): FunctionsService {
  const functions = functionsRegister(needs);
  const sources = eventSources({ ...needs, functions });
  const asynchronous = asynchronousInvocations({ ...needs, functions });
  return {
    kinds: [
      ...functionKinds({ ...needs, functions }),
      eventInvokeKind({ ...needs, functions, asynchronous }),
      eventSourceKind({ ...needs, functions, sources }),
    ],
    handler: invokeHandler({ ...needs, functions, sources, asynchronous }),
    admit: (functionArn, caller) => functions.admit(functionArn, caller),
    send(functionArn, event, caller) {
      functions.admit(functionArn, caller);
      return asynchronous.send(functionArn, event, randomUUID());
    },
    start: sources.start,
    async invoke(functionArn, event, caller) {
      functions.admit(functionArn, caller);
      return await functions.run(functionArn, event, isTrigger(caller) ? { isRefusal: isPlainError } : {});
    },
    async stop() {
      sources.stop();
      asynchronous.stop();
      await functions.stop();
    },
  };
}

/**
 * A trigger of a user pool rejects a request by throwing (Amazon Cognito Developer Guide, "Customizing user pool
 * workflows with Lambda triggers").
 */
const isTrigger = (caller: InvokingCaller) =>
  'service' in caller && caller.service === 'cognito-idp.amazonaws.com';
const isPlainError = (answer: FunctionAnswer) => 'errorType' in answer && answer.errorType === 'Error';
