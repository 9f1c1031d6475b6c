import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { operationsOf, resolved } from '#domain/api/contract';
import { apiErrors } from '#domain/api/error-codes';
import { contract } from '#domain/generated/novalink-contract';
import { ApiPage } from './api-page';
import { operationAnchor } from './operation';
import { schemaFields } from './schema-fields';

test('describes every operation with its parameters, its examples and every error', () => {
  render(<ApiPage />, { wrapper: MemoryRouter });
  for (const { operationId, method, path, summary, parameters = [] } of operationsOf(contract)) {
    const section = document.getElementById(operationAnchor(operationId));
    if (section === null) throw new Error(`${operationId} is missing.`);
    expect(within(section).getByText(`${method} ${path}`)).toBeInTheDocument();
    expect(within(section).getByRole('heading', { level: 3 }).textContent).toBe(summary);
    const terms = within(section)
      .getAllByRole('term')
      .map((term) => term.textContent);
    for (const parameter of parameters)
      expect(terms).toContainEqual(expect.stringMatching(`^${resolved(contract, parameter).name}`));
    for (const language of ['curl', 'TypeScript', 'Python'])
      expect(within(section).getByText(language)).toBeInTheDocument();
  }
  for (const [code, { status }] of Object.entries(apiErrors))
    expect(screen.getByText(code).closest('dt')).toHaveTextContent(`${code}HTTP ${status}`);
});

test('opens the operation that the address names', () => {
  const [, { operationId }] = operationsOf(contract) as [unknown, { operationId: string }];
  const anchor = operationAnchor(operationId);
  render(
    <MemoryRouter initialEntries={[`#${anchor}`]}>
      <ApiPage />
    </MemoryRouter>,
  );
  const open = [...document.querySelectorAll<HTMLDetailsElement>('details[id][open]')];
  expect(open.map(({ id }) => id)).toEqual([anchor]);
});

test('lists fields from outside to inside, with their values', () => {
  const fields = schemaFields(contract, { $ref: '#/components/schemas/AuditEntryPage' });
  const typesOf = (path: string) =>
    fields.filter((field) => field.path === path).map(({ type, isOptional }) => [type, isOptional]);
  expect(typesOf('head')).toEqual([['object', false]]);
  expect(typesOf('head.closedAt')).toEqual([['string', false]]);
  expect(typesOf('items')).toEqual([['object[]', false]]);
  expect(typesOf('items[].kind')).toEqual([['COMPANY | GAME | CASINO | BRAND | USER', false]]);
  expect(typesOf('nextCursor')).toEqual([['string | null', false]]);
  expect(schemaFields(contract, { $ref: '#/components/schemas/Error' }).at(-1)).toMatchObject({
    ...{ path: 'field', isOptional: true },
  });
});
