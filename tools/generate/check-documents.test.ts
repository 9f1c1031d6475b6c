import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { checkDocuments } from './check-documents';
import { findDocuments } from './find-documents';

const schema = buildSchema(/* GraphQL */ `
  enum Status {
    DRAFT
    APPROVED
  }
  type Company {
    id: ID!
    website: String
  }
  type Query {
    getCompany(id: ID!): Company
    listCompanies(status: Status): [Company!]!
  }
`);

const errorsIn = (code: string) => checkDocuments(schema, findDocuments('page.ts', code)).errors;

test.each([
  [
    'a misspelt field',
    "operation('query Read($id: ID!) { getCompany(id: $id) { webste } }');",
    'page.ts:1:57: Cannot query field "webste" on type "Company". Did you mean "website"?',
  ],
  [
    'a misspelt argument',
    "operation('query Read($id: ID!) { getCompany(key: $id) { id } }');",
    'page.ts:1:46: Unknown argument "key" on field "Query.getCompany".',
  ],
  [
    'a misspelt enum value',
    "operation('query List { listCompanies(status: DRAFTED) { id } }');",
    'page.ts:1:47: Value "DRAFTED" does not exist in "Status" enum. Did you mean the enum value "DRAFT"?',
  ],
  [
    'a variable of another type',
    "operation('query List($status: String) { listCompanies(status: $status) { id } }');",
    'page.ts:1:23: Variable "$status" of type "String" used in position expecting type "Status".',
  ],
  [
    'a missing closing brace',
    "operation('query List { listCompanies { id }');",
    'page.ts:1:45: Syntax Error: Expected Name, found <EOF>.',
  ],
])('names the place and the error of %s', (_case, code, error) => {
  expect(errorsIn(code)).toContain(error);
});

test('counts lines from the start of the file', () => {
  const code =
    'const one = 1;\nconst list = operation(`\n  query List {\n    listCompanies { name }\n  }\n`);';
  expect(errorsIn(code)).toEqual(['page.ts:4:21: Cannot query field "name" on type "Company".']);
});

const fragment = 'const companyFields = `fragment CompanyFields on Company { id website }`;';
const list = 'query List { listCompanies { ...CompanyFields } }';

test('accepts an operation with the fragment that is inserted into it', () => {
  expect(errorsIn(`${fragment} operation(\`${list} \${companyFields}\`);`)).toEqual([]);
});

test('requires the fragments that an operation spreads', () => {
  const other = `operation(\`${list.replace('List', 'Other')} \${companyFields}\`);`;
  expect(errorsIn(`${fragment} ${other} operation('${list}');`)).toEqual([
    expect.stringContaining('Unknown fragment "CompanyFields".'),
  ]);
});

test('requires every inserted constant to be a fragment', () => {
  expect(errorsIn(`operation(\`query List { listCompanies { id } } \${fields}\`);`)).toEqual([
    'page.ts:1:12: fields is not the constant of a fragment.',
  ]);
});

test('refuses a fragment that no operation includes', () => {
  expect(errorsIn(fragment)).toEqual(['page.ts:1:24: no operation includes CompanyFields.']);
});

test('requires the constant of a fragment to have its name', () => {
  expect(errorsIn(fragment.replace('companyFields', 'fields'))).toEqual([
    'page.ts:1:17: the constant of the fragment CompanyFields must be called companyFields.',
  ]);
});

test('refuses two operations of one name', () => {
  const operation = "operation('query List { listCompanies { id } }');";
  expect(errorsIn(`${operation} ${operation}`)).toEqual([
    'page.ts:1:62: List is also the name of page.ts:1:12.',
  ]);
});

test('requires the text of a document in its place', () => {
  expect(() => errorsIn('operation(text);')).toThrow('page.ts:1:12: a GraphQL document must be written');
  expect(() => errorsIn("operation(`query ${name.of('x')} { a }`);")).toThrow(
    'only the constant of a fragment',
  );
});
