import {
  accessOf,
  type Contract,
  type ContractSchema,
  type ListedOperation,
  type Referable,
  resolved,
} from '#domain/api/contract';
import { samplesOf } from '#domain/api/samples';
import { Entry } from './entry';
import { FieldList } from './field-list';
import { Prose } from './prose';
import { Sample } from './sample';
import { schemaFields, type SchemaField, typeText } from './schema-fields';

interface OperationProps {
  readonly contract: Contract;
  readonly operation: ListedOperation;
}

export const operationAnchor = (operationId: string): string => `op-${operationId}`;

/** One operation, closed at first: its parameters, body, answers and examples. */
export const Operation = ({ contract, operation }: OperationProps) => {
  const { operationId, method, path, summary, description, requestBody, responses } = operation;
  const ok = responses['200'] && resolved(contract, responses['200']).content['application/json'].schema;
  const sent = requestBody?.content['application/json'].schema;
  return (
    <Entry id={operationAnchor(operationId)} title={summary} line={`${method} ${path}`}>
      <Prose text={description} />
      <Prose text={signers(operation)} />
      <FieldList heading="Parameters" fields={parameterFields(contract, operation)} />
      {sent && <FieldList heading="Body" fields={schemaFields(contract, sent)} />}
      {ok &&
        alternatives(contract, ok).map(({ title, fields }) => (
          <FieldList key={title} heading={`Answer: ${title}`} fields={fields} />
        ))}
      <h4 className="font-semibold text-heading">Examples</h4>
      {Object.entries(samplesOf(contract, operation, 'https://novalink.example/api')).map(
        ([language, code]) => (
          <Sample key={language} title={language} code={String(code)} isOpen={language === 'curl'} />
        ),
      )}
    </Entry>
  );
};

/** Who may send requests. */
function signers(operation: ListedOperation): string {
  const access = accessOf(operation);
  if (access === 'open') return 'Open to everyone, without an API key.';
  return access === 'any-key'
    ? 'Signed with an API key of your company.'
    : `Signed with an API key that has the scope \`${access}\`.`;
}

const parameterFields = (contract: Contract, { parameters = [] }: ListedOperation): readonly SchemaField[] =>
  parameters.map((reference) => {
    const { name, required = false, description, schema } = resolved(contract, reference);
    const found = resolved(contract, schema);
    const type = typeText(contract, found);
    return {
      ...{ path: name, description, isOptional: !required },
      type: found.default === undefined ? type : `${type}, default ${JSON.stringify(found.default)}`,
    };
  });

/** The forms of an answer, of which most operations have one. */
const alternatives = (contract: Contract, schema: Referable<ContractSchema>) => {
  const { oneOf = [schema] } = resolved(contract, schema);
  return oneOf.map((one) => ({
    title: resolved(contract, one).title ?? '200',
    fields: schemaFields(contract, one),
  }));
};
