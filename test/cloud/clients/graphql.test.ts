import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newUser, signInAs } from '#test/world/personas';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage, password } from '#test/authorization/environment/stage';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { Amplify } from 'aws-amplify';
import { signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { generateClient } from 'aws-amplify/data';
import { ConsoleLogger, parseAmplifyConfig, sharedInMemoryStorage } from 'aws-amplify/utils';
import { companyDocuments, companyFields, companyModel } from './company-model';

describe('HTTP', () => {
  let product: Product;
  let stage: Stage;
  let authorization: string;
  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    authorization = (await signInAs(stage, await newUser(stage, 'anna@graphql.test', []))).accessToken;
  });

  const query = '{ listCompanies { items { id } } }';

  async function send(body: string, type: string | null = 'application/json', method = 'POST') {
    const response = await fetch(stage.graphql.url, {
      method,
      // Bytes, for which fetch sets no content type.
      ...(method === 'POST' && { body: Buffer.from(body) }),
      headers: { authorization, ...(type !== null && { 'content-type': type }) },
    });
    return { status: response.status, answer: await response.json() };
  }

  const refusal = (status: number, errorType: string) => ({
    status,
    answer: { errors: [{ errorType, message: expect.stringMatching(/\w/) as unknown }] },
  });

  // AppSync accepts each of these content types, and a request without one.
  test.each(['application/json', 'application/json; charset=utf-8', 'application/graphql', null])(
    'accepts a request of type %p',
    async (type) => {
      expect(await send(JSON.stringify({ query }), type)).toEqual({
        status: 200,
        answer: { data: { listCompanies: { items: [] } } },
      });
    },
  );

  describe('rejects with a reason', () => {
    const bodies: readonly (readonly [string, string])[] = [
      ['nothing', ''],
      ['half of a JSON text', '{"query":'],
      ['no JSON', query],
      ['no object', '[]'],
      ['no query', '{}'],
      ['an empty query', '{"query":""}'],
      ['a query that is no text', '{"query":1}'],
      ['a query that does not parse', '{"query":"{ listCompanies {"}'],
      ['variables that are no object', JSON.stringify({ query, variables: 'all' })],
      ['a control character in a text', '{"query":"\u0007"}'],
    ];
    test.each(bodies)('%s', async (_what, body) => {
      expect(await send(body)).toEqual(refusal(400, 'MalformedHttpRequestException'));
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'type %s',
      async (type) => {
        expect(await send(JSON.stringify({ query }), type)).toEqual(
          refusal(400, 'MalformedHttpRequestException'),
        );
      },
    );

    test.each([
      ['an operation that is not in the document', { query: `query A ${query}`, operationName: 'B' }],
      ['no choice between two operations', { query: `query A ${query} query B ${query}` }],
    ])('%s', async (_what, body) => {
      expect(await send(JSON.stringify(body))).toEqual(refusal(400, 'BadRequestException'));
    });

    // https://docs.aws.amazon.com/general/latest/gr/appsync.html: the limit for a request is 1 MB.
    test('more than a megabyte', async () => {
      const withBytes = (length: number) => JSON.stringify({ query, padding: 'x'.repeat(length) });
      const overhead = withBytes(0).length;
      expect((await send(withBytes(1_048_576 - overhead))).status).toBe(200);
      expect(await send(withBytes(1_048_577 - overhead))).toEqual(refusal(413, 'PayloadTooLargeException'));
      expect(await send(withBytes(12_000_000))).toEqual(refusal(413, 'PayloadTooLargeException'));
    });

    test('another method', async () => {
      expect(await send('', null, 'GET')).toEqual(refusal(405, 'MethodNotAllowedException'));
    });
  });

  test('the local cloud reported no errors', async () => {
    expect((await product.said()).lines).toEqual([]);
  });
});

describe('Amplify', () => {
  // The client that Amplify generates from the specification's model, without NovaLink's own schema.
  interface Company {
    readonly id: string;
    readonly owner: string | null;
    readonly name: string;
    readonly city: string | null;
    readonly image: readonly string[] | null;
    readonly active: boolean | null;
    readonly approved: boolean | null;
    readonly createdAt: string;
    readonly updatedAt: string;
  }
  interface Answered<Data> {
    readonly data: Data;
    readonly errors?: readonly { readonly errorType?: string; readonly message: string }[];
    readonly nextToken?: string | null;
  }
  interface Companies {
    create(input: object): Promise<Answered<Company | null>>;
    get(input: { id: string }): Promise<Answered<Company | null>>;
    update(input: object): Promise<Answered<Company | null>>;
    delete(input: { id: string }): Promise<Answered<Company | null>>;
    list(options?: object): Promise<Answered<readonly Company[]>>;
  }

  let product: Product;
  let stage: Stage;
  let companies: Companies;
  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    await configureAmplify();
  });
  afterAll(() => signOut());

  /** The deployed `amplify_outputs.json`, with the model that Amplify's code generation adds. */
  async function configureAmplify(): Promise<void> {
    ConsoleLogger.LOG_LEVEL = 'ERROR';
    const outputs = (await (await fetch(`${product.origin}/amplify_outputs.json`)).json()) as {
      readonly data: object;
    };
    const withModel = { ...outputs, data: { ...outputs.data, model_introspection: companyModel } };
    const config = parseAmplifyConfig(withModel);
    const { userPoolId, clientId, identityPoolId, origin } = stage;
    const Cognito = {
      ...{ userPoolId, userPoolClientId: clientId, identityPoolId, allowGuestAccess: true },
      ...{ userPoolEndpoint: `${origin}/`, identityPoolEndpoint: `${origin}/` },
    };
    Amplify.configure({ ...config, Auth: { Cognito } });
    cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
    const client = generateClient({ authMode: 'userPool' }) as unknown as {
      readonly models: { readonly Company: Companies };
    };
    companies = client.models.Company;
  }

  let people = 0;
  async function signInAsSomebody(): Promise<string> {
    people += 1;
    const { email, sub } = await newUser(stage, `person-${people}@amplify.test`, []);
    await signOut();
    await signIn({ username: email, password });
    return sub;
  }

  function dataOf<Data>({ data, errors }: Answered<Data>): NonNullable<Data> {
    if (errors !== undefined || data === null || data === undefined)
      throw new Error(`Amplify was refused: ${JSON.stringify(errors)}`);
    return data;
  }

  describe('the client that Amplify generates from the model', () => {
    test('creates, gets, updates, lists and deletes a company', async () => {
      const sub = await signInAsSomebody();
      const created = dataOf(await companies.create({ name: 'Blue Reef' }));
      expect(Object.keys(created).sort()).toEqual(companyFields.map(({ name }) => name).sort());
      expect(created).toMatchObject({ owner: sub, name: 'Blue Reef', active: false, approved: false });
      const { id } = created;
      expect(dataOf(await companies.get({ id }))).toEqual(created);
      expect(dataOf(await companies.update({ id, city: 'Sliema' }))).toMatchObject({ id, city: 'Sliema' });

      const listed = await companies.list();
      expect(dataOf(listed).map((company) => company.id)).toEqual([id]);
      expect(listed.nextToken).toBeNull();
      const named = (city: string) => companies.list({ filter: { city: { eq: city } }, limit: 10 });
      expect(dataOf(await named('Sliema')).map((company) => company.id)).toEqual([id]);
      expect(dataOf(await named('Valletta'))).toEqual([]);

      expect(dataOf(await companies.delete({ id }))).toMatchObject({ id, name: 'Blue Reef' });
      expect(dataOf(await companies.list())).toEqual([]);
    });

    test('can send a complete company without approving it', async () => {
      await signInAsSomebody();
      const created = dataOf(await companies.create({ name: 'Blue Reef' }));
      const changed = dataOf(await companies.update({ ...created, name: 'Red Reef' }));
      expect(changed).toMatchObject({ name: 'Red Reef', owner: created.owner });
      for (const field of ['active', 'approved']) {
        const { data, errors } = await companies.update({ ...changed, [field]: true });
        expect(data).toBeNull();
        expect(errors).toEqual([expect.objectContaining({ errorType: 'input.not-writable' })]);
      }
      expect(dataOf(await companies.get({ id: created.id }))).toEqual(changed);
    });
  });

  describe('the documents of Amplify’s code generation', () => {
    const client = generateClient({ authMode: 'userPool' });
    const ask = async (name: keyof typeof companyDocuments, variables: Record<string, unknown>) => {
      const query = companyDocuments[name];
      const { data } = (await client.graphql({ query, variables })) as { data: Record<string, unknown> };
      return data[name] as Company & { readonly items: readonly Company[] };
    };

    test('work unchanged, with and without conditions and filters', async () => {
      await signInAsSomebody();
      const { id } = await ask('createCompany', { input: { name: 'Blue Reef' } });
      const condition = { name: { eq: 'Blue Reef' }, approved: { ne: true } };
      expect(await ask('updateCompany', { input: { id, city: 'Sliema' }, condition })).toMatchObject({
        city: 'Sliema',
        __typename: 'Company',
      });
      const filter = { or: [{ city: { beginsWith: 'Sl' } }, { city: { attributeExists: false } }] };
      expect(await ask('listCompanies', { filter, limit: 5 })).toMatchObject({ items: [{ id }] });
      expect(await ask('listCompanies', { filter: { not: filter } })).toMatchObject({ items: [] });
      await expect(
        ask('deleteCompany', { input: { id }, condition: { city: { eq: 'Valletta' } } }),
      ).rejects.toMatchObject({ errors: [{ errorType: 'company.condition-not-met' }] });
      expect(await ask('getCompany', { id })).toMatchObject({ id, city: 'Sliema' });
      expect(await ask('deleteCompany', { input: { id } })).toMatchObject({ id });
      await expect(ask('getCompany', { id })).rejects.toMatchObject({
        errors: [{ errorType: 'company.missing' }],
      });
    });
  });
});
