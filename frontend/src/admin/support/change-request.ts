import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { supportKey } from './list-requests';
import type { ShownRequest } from './read-request';

const answerSupportRequest = operation(/* GraphQL */ `
  mutation AnswerSupportRequest($input: AnswerSupportRequestInput!) {
    answerSupportRequest(input: $input) {
      id
    }
  }
`);

const closeSupportRequest = operation(/* GraphQL */ `
  mutation CloseSupportRequest($input: CloseSupportRequestInput!) {
    closeSupportRequest(input: $input) {
      id
    }
  }
`);

/** Answers and closes a request in the version that the admin saw, then reads it again. */
export const useChangeRequest = ({ id, version }: Pick<ShownRequest, 'id' | 'version'>) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const input = { id, expectedVersion: version };
  // Also after an error, because another admin may have answered.
  const readAgain = () => queries.invalidateQueries({ queryKey: supportKey });
  return {
    answer: (text: string) =>
      api.send(answerSupportRequest, { input: { ...input, text } }).finally(() => void readAgain()),
    close: () => api.send(closeSupportRequest, { input }).finally(() => void readAgain()),
  };
};
