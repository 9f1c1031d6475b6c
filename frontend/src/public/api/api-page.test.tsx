import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { operationsOf, resolved } from '#domain/api/contract';
import { apiErrors } from '#domain/api/error-codes';
import { contract } from '#domain/generated/novalink-contract';
import { ApiPage } from './api-page';
import { schemaFields } from './schema-fields';

test('describes every operation with its parameters, its examples and every error', () => {
  render(<ApiPage />);
  for (const { operationId, method, path, summary, parameters = [] } of operationsOf(contract)) {
    const link = screen.getByRole('link', { name: `${method} ${path}` });
    const section = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    if (section === null) throw new Error(`The link to ${operationId} leads nowhere.`);
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
