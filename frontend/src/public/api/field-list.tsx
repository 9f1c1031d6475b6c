import { Prose } from './prose';
import type { SchemaField } from './schema-fields';

interface FieldListProps {
  readonly heading: string;
  readonly fields: readonly SchemaField[];
}

export const FieldList = ({ heading, fields }: FieldListProps) =>
  fields.length > 0 && (
    <>
      <h4 className="font-semibold text-heading">{heading}</h4>
      <dl className="grid gap-3">
        {fields.map(({ path, type, description, isOptional }) => (
          <div key={path}>
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-mono text-sm font-semibold break-all">{path}</span>
              <span className="text-sm text-muted">
                {type}
                {isOptional && ' · optional'}
              </span>
            </dt>
            {description !== undefined && (
              <dd className="text-muted">
                <Prose text={description} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
