import { apiErrors } from '#domain/api/error-codes';
import { operationsOf } from '#domain/api/contract';
import { contractFile, llmsFile } from '#domain/public-pages';
import { contract } from '#domain/generated/novalink-contract';
import { Article, inlineLink, Part } from '../article';
import { Operation, operationAnchor } from './operation';
import { Prose } from './prose';

const operations = operationsOf(contract);

/** `/static/Api`: the reference of novalink-api, made from its contract. */
export const ApiPage = () => (
  <Article title="API reference" lead={contract.info.summary}>
    <div className="mt-6 grid grid-cols-1 gap-3 leading-relaxed">
      <Prose text={contract.info.description} />
      <p>
        In the examples, replace <code>novalink.example</code> with the host of the site.
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a className={inlineLink} href={`/${contractFile}`} download>
          OpenAPI description
        </a>
        <a className={inlineLink} href={`/${llmsFile}`}>
          Overview for language models
        </a>
      </p>
    </div>
    <Part heading="Operations">
      <ul className="grid gap-2">
        {operations.map(({ operationId, method, path, summary }) => (
          <li key={operationId} className="flex flex-wrap items-baseline gap-x-3">
            <a
              className={`${inlineLink} font-mono text-sm break-all`}
              href={`#${operationAnchor(operationId)}`}
            >
              {method} {path}
            </a>
            <span className="text-muted">{summary}</span>
          </li>
        ))}
      </ul>
    </Part>
    {contract.tags.map(({ name, description }) => (
      <Part key={name} heading={name}>
        <p>{description}</p>
        {operations
          .filter(({ tags }) => tags.includes(name))
          .map((operation) => (
            <Operation key={operation.operationId} contract={contract} operation={operation} />
          ))}
      </Part>
    ))}
    <Part heading="Errors">
      <div className="overflow-x-auto">
        <table className="w-full min-w-120 text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              {['Code', 'Status', 'Meaning', 'What you do'].map((title) => (
                <th key={title} className="py-2 pr-4 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(apiErrors).map(([code, { status, meaning, action }]) => (
              <tr key={code} className="border-b border-line align-top">
                <td className="py-2 pr-4 font-mono">{code}</td>
                <td className="py-2 pr-4 tabular-nums">{status}</td>
                <td className="py-2 pr-4">
                  <Prose text={meaning} />
                </td>
                <td className="py-2">
                  <Prose text={action} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  </Article>
);
