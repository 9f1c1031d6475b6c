import type { ResourcesConfig } from 'aws-amplify';

type GraphqlConfig = NonNullable<NonNullable<ResourcesConfig['API']>['GraphQL']>;
type ModelIntrospectionSchema = NonNullable<GraphqlConfig['modelIntrospection']>;
type Field = ModelIntrospectionSchema['models'][string]['fields'][string];

const field = (name: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  name,
  type,
  isArray: false,
  isRequired: false,
  attributes: [],
  ...more,
});

/** The fields of a company, in the specification's order. */
export const companyFields: readonly Field[] = [
  field('id', 'ID', { isRequired: true }),
  field('owner', 'String'),
  field('name', 'String', { isRequired: true }),
  field('description', 'String'),
  field('terms', 'String'),
  field('image', 'String', { isArray: true, isArrayNullable: true }),
  field('active', 'Boolean'),
  field('approved', 'Boolean'),
  field('address', 'String'),
  field('address2', 'String'),
  field('city', 'String'),
  field('province', 'String'),
  field('country', 'String'),
  field('postal', 'String'),
  field('phone', 'String'),
  field('createdAt', 'AWSDateTime', { isReadOnly: true }),
  field('updatedAt', 'AWSDateTime', { isReadOnly: true }),
];

/** The specification's model in the format of Amplify's `model_introspection`. */
export const companyModel: ModelIntrospectionSchema = {
  version: 1,
  enums: {},
  nonModels: {},
  models: {
    Company: {
      name: 'Company',
      pluralName: 'Companies',
      syncable: true,
      fields: Object.fromEntries(companyFields.map((one) => [one.name, one])),
      primaryKeyInfo: { isCustomPrimaryKey: false, primaryKeyFieldName: 'id', sortKeyFieldNames: [] },
      attributes: [
        { type: 'model', properties: {} },
        {
          type: 'auth',
          properties: {
            rules: [
              {
                provider: 'userPools',
                ownerField: 'owner',
                allow: 'owner',
                identityClaim: 'cognito:username',
                operations: ['create', 'update', 'delete', 'read'],
              },
              {
                groupClaim: 'cognito:groups',
                provider: 'userPools',
                allow: 'groups',
                groups: ['ADMINS'],
                operations: ['create', 'update', 'delete', 'read'],
              },
            ],
          },
        },
      ],
    },
  },
};

const selection = companyFields.map(({ name }) => name).join('\n      ');

/** The documents that `amplify codegen` writes for the model. */
export const companyDocuments = {
  createCompany: `
  mutation CreateCompany($input: CreateCompanyInput!, $condition: ModelCompanyConditionInput) {
    createCompany(input: $input, condition: $condition) {
      ${selection}
      __typename
    }
  }`,
  updateCompany: `
  mutation UpdateCompany($input: UpdateCompanyInput!, $condition: ModelCompanyConditionInput) {
    updateCompany(input: $input, condition: $condition) {
      ${selection}
      __typename
    }
  }`,
  deleteCompany: `
  mutation DeleteCompany($input: DeleteCompanyInput!, $condition: ModelCompanyConditionInput) {
    deleteCompany(input: $input, condition: $condition) {
      ${selection}
      __typename
    }
  }`,
  getCompany: `
  query GetCompany($id: ID!) {
    getCompany(id: $id) {
      ${selection}
      __typename
    }
  }`,
  listCompanies: `
  query ListCompanies($filter: ModelCompanyFilterInput, $limit: Int, $nextToken: String) {
    listCompanies(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
      ${selection}
        __typename
      }
      nextToken
      __typename
    }
  }`,
} as const;
