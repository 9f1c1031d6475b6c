import { operation } from '../../platform/api/operation';

export const createSupportRequest = operation(/* GraphQL */ `
  mutation CreateSupportRequest($input: CreateSupportRequestInput!) {
    createSupportRequest(input: $input) {
      id
      createdAt
    }
  }
`);
