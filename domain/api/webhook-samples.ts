import type { Samples } from './signed-samples';

/**
 * Servers that verify the signature of a webhook. The signing secret is in the environment variable
 * NOVALINK_WEBHOOK_SECRET, the port in PORT.
 */
export const webhookSamples: Omit<Samples, 'curl'> = {
  TypeScript: `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { NOVALINK_WEBHOOK_SECRET: secret = '', PORT: port = '8080' } = process.env;
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');

createServer(async (request, response) => {
  const id = String(request.headers['webhook-id']);
  const timestamp = String(request.headers['webhook-timestamp']);
  const signatures = String(request.headers['webhook-signature']).split(' ');
  const body = await text(request);
  const hmac = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest('base64');
  const expected = Buffer.from(\`v1,\${hmac}\`);
  const isSigned = signatures.some((signature) => {
    const sent = Buffer.from(signature);
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  const isTimely = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
  if (isSigned && isTimely) console.log(JSON.parse(body));
  response.writeHead(isSigned && isTimely ? 204 : 401).end();
}).listen(Number(port));`,
  Python: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ['NOVALINK_WEBHOOK_SECRET'].removeprefix('whsec_'))

class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers['content-length']))
        timestamp = self.headers['webhook-timestamp']
        text = f"{self.headers['webhook-id']}.{timestamp}.".encode() + body
        expected = 'v1,' + base64.b64encode(hmac.digest(key, text, hashlib.sha256)).decode()
        signatures = self.headers['webhook-signature'].split(' ')
        signed = any(hmac.compare_digest(one.encode(), expected.encode()) for one in signatures)
        timely = abs(time.time() - int(timestamp)) <= 300
        if signed and timely:
            print(json.loads(body))
        self.send_response(204 if signed and timely else 401)
        self.end_headers()

HTTPServer(('', int(os.environ.get('PORT', '8080'))), Handler).serve_forever()`,
};
