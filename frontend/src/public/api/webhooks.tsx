import type { Contract } from '#domain/api/contract';
import { webhookSamples } from '#domain/api/webhook-samples';
import { Entry } from './entry';
import { FieldList } from './field-list';
import { Prose } from './prose';
import { Sample } from './sample';
import { schemaFields } from './schema-fields';

/** How to verify webhooks, and the fields of each event. */
export const Webhooks = ({ contract }: { readonly contract: Contract }) => (
  <>
    <h3 className="mt-4 text-lg font-semibold text-heading">Verify a webhook</h3>
    {Object.entries(webhookSamples).map(([language, code]) => (
      <Sample key={language} title={language} code={code} isOpen={language === 'TypeScript'} />
    ))}
    {Object.entries(contract.webhooks).map(([event, { post }]) => {
      const { schema, example } = post.requestBody.content['application/json'];
      return (
        <Entry key={event} id={`event-${event}`} title={post.summary} line={event}>
          <Prose text={post.description} />
          <FieldList heading="Body" fields={schemaFields(contract, schema)} />
          <Sample title="Example" code={JSON.stringify(example, null, 2)} isOpen={false} />
        </Entry>
      );
    })}
  </>
);
