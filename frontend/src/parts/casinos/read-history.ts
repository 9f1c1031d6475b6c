import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

export type HistoryOf = 'casino' | 'brand';

const subjectEventFields = /* GraphQL */ `
  fragment SubjectEventFields on AuditEvent {
    id
    at
    action
    actor
    reason
    changes
  }
`;

const ofCasino = operation(/* GraphQL */ `
  query ReadCasinoHistory($id: ID!, $nextToken: String) {
    getCasino(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          ...SubjectEventFields
        }
        nextToken
      }
    }
  }
  ${subjectEventFields}
`);

const ofBrand = operation(/* GraphQL */ `
  query ReadBrandHistory($id: ID!, $nextToken: String) {
    getBrand(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          ...SubjectEventFields
        }
        nextToken
      }
    }
  }
  ${subjectEventFields}
`);

/** The history of a casino or a brand, newest first. */
export const useHistory = (of: HistoryOf, id: string) =>
  useConnection({
    operation: of === 'casino' ? ofCasino : ofBrand,
    key: [`${of}-history`, id],
    variables: { id },
    connectionIn: (answer) => ('getCasino' in answer ? answer.getCasino : answer.getBrand).history,
    idOf: (event) => event.id,
  });
