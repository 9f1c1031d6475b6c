import { lazy, Suspense } from 'react';
import { apiErrors } from '#domain/api/error-codes';
import { operationsOf } from '#domain/api/contract';
import { contractFile, llmsFile, signatureVectorsFile } from '#domain/public-pages';
import { contract } from '#domain/generated/novalink-contract';
import { Article, inlineLink, Part } from '../article';
import { Operation } from './operation';
import { Prose } from './prose';
import { OnDemand } from '../../ui/on-demand';

const Webhooks = lazy(async () => ({ default: (await import('./webhooks')).Webhooks }));

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
        <a className={inlineLink} href={`/${signatureVectorsFile}`} download>
          Signature test vectors
        </a>
        <a className={inlineLink} href={`/${llmsFile}`}>
          Overview for language models
        </a>
      </p>
    </div>
    {contract.tags.map(({ name, description }) => (
      <Part key={name} heading={name}>
        <Prose text={description} />
        {operations
          .filter(({ tags }) => tags.includes(name))
          .map((operation) => (
            <Operation key={operation.operationId} contract={contract} operation={operation} />
          ))}
        {name === 'Webhooks' && (
          <OnDemand label="Events, and how to verify them">
            <Suspense>
              <Webhooks contract={contract} />
            </Suspense>
          </OnDemand>
        )}
      </Part>
    ))}
    <Part heading="Errors">
      <dl className="grid gap-3">
        {Object.entries(apiErrors).map(([code, { status, meaning, action }]) => (
          <div key={code}>
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-mono text-sm font-semibold">{code}</span>
              <span className="text-sm text-muted">HTTP {status}</span>
            </dt>
            <dd>
              <Prose text={meaning} />
            </dd>
            <dd className="text-muted">
              <Prose text={action} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  </Article>
);
