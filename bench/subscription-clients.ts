import { byToken, realTimeClient, jwt } from 'cdk-local-cloud/testing';

/**
 * Clients of the cloud at an origin, in a separate process. They count the received messages and discard
 * them.
 */
const [origin = '', clients = '0', token = jwt('ann'), query = 'subscription { onScore { player points } }'] =
  process.argv.slice(2);
const notify = (what: string) => process.send?.(what);

let total = 0;
let wanted = Infinity;
for (let client = 0; client < Number(clients); client += 1) {
  const made = await realTimeClient(origin, byToken(token));
  const { socket, received } = made;
  await made.subscribe(query);
  received.splice(0);
  socket.on('message', () => {
    total += received.splice(0).filter(({ type }) => type === 'data').length;
    if (total === wanted) notify('delivered');
  });
}
process.on('message', (updates: number) => {
  wanted = updates * Number(clients);
  if (total === wanted) notify('delivered');
});
notify('ready');
