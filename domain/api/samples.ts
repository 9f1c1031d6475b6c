import { accessOf, resolved, type Contract, type ListedOperation } from './contract';
import { signedSamples, type Samples } from './signed-samples';

/**
 * Programs that print the answer to the example of an operation.
 *
 * @param base The URL of the API, such as `https://novalink.example/api`.
 */
export function samplesOf(contract: Contract, operation: ListedOperation, base: string): Samples {
  const { method } = operation;
  const url = base + examplePath(contract, operation);
  const body = operation.requestBody?.content['application/json'].example;
  if (accessOf(operation) !== 'open')
    return signedSamples(method, url, body === undefined ? '' : JSON.stringify(body));
  if (body === undefined)
    return {
      curl: `curl '${url}'`,
      TypeScript: `const response = await fetch('${url}');\nconsole.log(await response.json());`,
      Python: `import json, urllib.request\n\nwith urllib.request.urlopen('${url}') as response:\n    print(json.load(response))`,
    };
  const json = JSON.stringify(body);
  return {
    curl: `curl '${url}' \\\n  --request ${method} \\\n  --header 'content-type: application/json' \\\n  --data '${json}'`,
    TypeScript: `const response = await fetch('${url}', {
  method: '${method}',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${json}),
});
console.log(await response.json());`,
    Python: `import json, urllib.request

request = urllib.request.Request(
    '${url}',
    method='${method}',
    headers={'content-type': 'application/json'},
    data=json.dumps(${json}).encode(),
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`,
  };
}

/** The path with the examples of its parameters, in the order of their names. */
export function examplePath(contract: Contract, { path, parameters = [] }: ListedOperation): string {
  const query: string[] = [];
  let filled = path;
  for (const reference of parameters) {
    const { name, in: place, example } = resolved(contract, reference);
    if (example === undefined) continue;
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(example));
    else query.push(`${name}=${encodeURIComponent(example)}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.sort().join('&')}`;
}
