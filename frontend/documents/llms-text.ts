import { type Contract, operationsOf } from '#domain/api/contract';
import { contractFile, publicPages } from '#domain/public-pages';
import { routes } from '#domain/routes';
import { originPlaceholder } from '#domain/site-origin';
import { contract } from '#domain/generated/novalink-contract';
import { summaries } from './summaries';

/** What language models need to find their way: https://llmstxt.org */
export const llmsText = (): string =>
  [
    '# NovaLink',
    '',
    `> ${summaries.Home}`,
    '',
    '## API',
    '',
    contract.info.description.trim(),
    '',
    `- [OpenAPI description](${originPlaceholder}/${contractFile}): the whole contract in OpenAPI 3.1`,
    ...operationLines(contract),
    '',
    '## Pages',
    '',
    ...publicPages.flatMap(({ name, path }) =>
      name in summaries
        ? [
            `- [${routes[name].title}](${originPlaceholder}${path}): ${summaries[name as keyof typeof summaries]}`,
          ]
        : [],
    ),
    '',
  ].join('\n');

const operationLines = (api: Contract): readonly string[] =>
  operationsOf(api).map(
    ({ operationId, method, path, summary }) =>
      `- [${method} ${path}](${originPlaceholder}${routes.Api.path}#op-${operationId}): ${summary}`,
  );
