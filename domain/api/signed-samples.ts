import { signatureHeaders } from '@novalink/wallet-contract/signed-text';

/** How a program sends an example of a request, in three languages. */
export interface Samples {
  readonly curl: string;
  readonly TypeScript: string;
  readonly Python: string;
}

/**
 * Programs that sign a request with a secret and print the answer. The key and the secret are in the environment variables
 * NOVALINK_KEY and NOVALINK_SECRET.
 *
 * @param body JSON, empty without a body.
 */
export function signedSamples(method: string, url: string, body: string): Samples {
  const { pathname, search } = new URL(url);
  const sent = { method, url, target: pathname + search, body };
  return { curl: withCurl(sent), TypeScript: withTypeScript(sent), Python: withPython(sent) };
}

interface Sent {
  readonly method: string;
  readonly url: string;
  /** The path and the query. */
  readonly target: string;
  readonly body: string;
}

const type = 'application/json';

const withCurl = ({ method, url, target, body }: Sent) =>
  `timestamp=$(date +%s)
signature=$(printf '%s\\n%s\\n%s\\n%s' "$timestamp" '${method}' '${target}' '${body}' |
  openssl dgst -sha256 -hmac "$NOVALINK_SECRET" -r | cut -d ' ' -f 1)
curl '${url}' \\
${body && `  --request ${method} --header 'content-type: ${type}' --data '${body}' \\\n`}\
  --header "${signatureHeaders.key}: $NOVALINK_KEY" \\
  --header "${signatureHeaders.timestamp}: $timestamp" \\
  --header "${signatureHeaders.signature}: $signature"`;

const withTypeScript = ({ method, url, target, body }: Sent) =>
  `import { createHmac } from 'node:crypto';

const { NOVALINK_KEY: key = '', NOVALINK_SECRET: secret = '' } = process.env;
const timestamp = String(Math.floor(Date.now() / 1000));
${body && `const body = '${body}';\n`}\
const signature = createHmac('sha256', secret)
  .update([timestamp, '${method}', '${target}', ${body ? 'body' : "''"}].join('\\n'))
  .digest('hex');
const response = await fetch('${url}', {
${body && `  method: '${method}',\n  body,\n`}\
  headers: {
${body && `    'content-type': '${type}',\n`}\
    '${signatureHeaders.key}': key,
    '${signatureHeaders.timestamp}': timestamp,
    '${signatureHeaders.signature}': signature,
  },
});
console.log(await response.json());`;

const withPython = ({ method, url, target, body }: Sent) =>
  `import hashlib, hmac, json, os, time, urllib.request

secret = os.environ['NOVALINK_SECRET'].encode()
timestamp = str(int(time.time()))
text = '\\n'.join([timestamp, '${method}', '${target}', '${body}'])
request = urllib.request.Request(
    '${url}',
${body && `    method='${method}',\n    data='${body}'.encode(),\n`}\
    headers={
${body && `        'content-type': '${type}',\n`}\
        '${signatureHeaders.key}': os.environ['NOVALINK_KEY'],
        '${signatureHeaders.timestamp}': timestamp,
        '${signatureHeaders.signature}': hmac.new(secret, text.encode(), hashlib.sha256).hexdigest(),
    },
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`;
