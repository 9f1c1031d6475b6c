import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CreateWebhookEndpointInput,
  UpdateWebhookEndpointInput,
  WebhookStatus,
} from '#domain/generated/types';
import { operation, type ResultOf } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';

const listWebhooks = operation(/* GraphQL */ `
  query ListWebhooks($companyId: ID!) {
    listWebhookEndpoints(companyId: $companyId) {
      id
      url
      description
      events
      status
      disabledReason
      disabledAt
      createdAt
      secretRotatedAt
    }
  }
`);

const listDeliveries = operation(/* GraphQL */ `
  query ListWebhookDeliveries($companyId: ID!, $endpointId: ID!, $nextToken: String) {
    listWebhookDeliveries(companyId: $companyId, endpointId: $endpointId, nextToken: $nextToken) {
      items {
        id
        eventId
        event
        status
        payload
        createdAt
        attempts
        lastAttemptAt
        nextAttemptAt
        responseStatus
        responseBody
        failure
      }
      nextToken
    }
  }
`);

const createWebhook = operation(/* GraphQL */ `
  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      secret
      endpoint {
        id
        url
      }
    }
  }
`);

const updateWebhook = operation(/* GraphQL */ `
  mutation UpdateWebhook($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) {
      id
    }
  }
`);

const setStatus = operation(/* GraphQL */ `
  mutation SetWebhookStatus($input: SetWebhookStatusInput!) {
    setWebhookStatus(input: $input) {
      id
    }
  }
`);

const deleteWebhook = operation(/* GraphQL */ `
  mutation DeleteWebhook($input: WebhookEndpointInput!) {
    deleteWebhookEndpoint(input: $input) {
      id
    }
  }
`);

const rotateSecret = operation(/* GraphQL */ `
  mutation RotateWebhookSecret($input: WebhookEndpointInput!) {
    rotateWebhookSecret(input: $input) {
      secret
      endpoint {
        id
        url
      }
    }
  }
`);

const sendTest = operation(/* GraphQL */ `
  mutation SendTestWebhook($input: WebhookEndpointInput!) {
    sendTestWebhook(input: $input) {
      id
    }
  }
`);

const sendAgain = operation(/* GraphQL */ `
  mutation SendWebhookAgain($input: SendWebhookAgainInput!) {
    sendWebhookAgain(input: $input) {
      id
    }
  }
`);

export type ShownWebhook = ResultOf<typeof listWebhooks>['listWebhookEndpoints'][number];
export type ShownDelivery = ResultOf<typeof listDeliveries>['listWebhookDeliveries']['items'][number];
export type NewSecret = ResultOf<typeof createWebhook>['createWebhookEndpoint'];

const webhooksKey = (companyId: string) => ['webhooks', companyId] as const;
const deliveriesKey = (endpointId: string) => ['webhook-deliveries', endpointId] as const;

export const useWebhooks = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: webhooksKey(companyId),
    queryFn: async () => (await api.send(listWebhooks, { companyId })).listWebhookEndpoints,
  });
};

const pollMilliseconds = 3000;

/** Newest first. It is read again while a delivery is pending. */
export const useDeliveries = (companyId: string, endpointId: string) =>
  useConnection({
    operation: listDeliveries,
    key: deliveriesKey(endpointId),
    variables: { companyId, endpointId },
    connectionIn: ({ listWebhookDeliveries }) => listWebhookDeliveries,
    idOf: (delivery) => delivery.id,
    refetchInterval: (deliveries) =>
      deliveries.some(({ status }) => status === 'PENDING') && pollMilliseconds,
  });

/** The changes of a company's webhooks. Each reads what it changed again. */
export const useWebhookChanges = (companyId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: webhooksKey(companyId) });
  const readLog = (endpointId: string) => queries.invalidateQueries({ queryKey: deliveriesKey(endpointId) });
  return {
    create: useMutation({
      mutationFn: async (input: CreateWebhookEndpointInput) =>
        (await api.send(createWebhook, { input })).createWebhookEndpoint,
      onSettled,
    }),
    update: useMutation({
      mutationFn: (input: UpdateWebhookEndpointInput) => api.send(updateWebhook, { input }),
      onSettled,
    }),
    setStatus: useMutation({
      mutationFn: ({ id, status }: { readonly id: string; readonly status: WebhookStatus }) =>
        api.send(setStatus, { input: { companyId, id, status } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.send(deleteWebhook, { input: { companyId, id } }),
      onSettled,
    }),
    rotate: useMutation({
      mutationFn: async (id: string) =>
        (await api.send(rotateSecret, { input: { companyId, id } })).rotateWebhookSecret,
      onSettled,
    }),
    sendTest: useMutation({
      mutationFn: (id: string) => api.send(sendTest, { input: { companyId, id } }),
      onSettled: (_answer, _error, id) => readLog(id),
    }),
    sendAgain: useMutation({
      mutationFn: (input: { readonly endpointId: string; readonly id: string }) =>
        api.send(sendAgain, { input: { companyId, ...input } }),
      onSettled: (_answer, _error, { endpointId }) => readLog(endpointId),
    }),
  };
};
