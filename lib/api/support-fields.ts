import type { Mutation, Query } from '#domain/generated/types';
import { read, write, type Plans } from '#lib/api/resolver-plan';

const onRequest = (field: string) =>
  write('support/read-request', `support/Mutation.${field}`, 'support/read-request');

/** The fields of the support requests of guests and users. */
export const supportQueries = {
  listMySupportRequests: read('support/Query.listMySupportRequests'),
  listSupportRequests: read('support/Query.listSupportRequests'),
  getSupportRequest: read('support/read-request'),
  listSupportHistory: read('support/Query.listSupportHistory', 'audit'),
} satisfies Partial<Plans<keyof Query>>;

export const supportMutations = {
  createSupportRequest: write('support/Mutation.createSupportRequest'),
  answerSupportRequest: onRequest('answerSupportRequest'),
  closeSupportRequest: onRequest('closeSupportRequest'),
} satisfies Partial<Plans<keyof Mutation>>;
