// Sends the first requests of a new visitor's browser to a running NovaLink. Exits with 1 if a response is
// wrong.
const origin = process.argv[2];
const checks = [
  ['/', 200, (text) => text.includes('NovaLink')],
  ['/amplify_outputs.json', 200, (text) => JSON.parse(text).auth.user_pool_id.length > 0],
  ['/builds/latest.json', 200, (text) => JSON.parse(text).id.length > 0],
  ['/api/v1/health', 200, (text) => JSON.parse(text).status === 'ok'],
  ['/no/such/page', 404, () => true],
];
for (const [path, status, holds] of checks) {
  const response = await fetch(origin + path);
  const text = await response.text();
  if (response.status !== status || !holds(text)) {
    console.error(`${path}: HTTP ${response.status}, ${text.slice(0, 200)}`);
    process.exitCode = 1;
  }
}
