/** The API of a stage in AWS. Every other API has its own domain, which serves both protocols. */
const regionalHost = /^([a-z0-9]+)\.appsync-api\.([a-z0-9-]+\.amazonaws\.com(?:\.cn)?)$/;

/**
 * The WebSocket address of the GraphQL API at `url`.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export const realTimeAddress = (url: string): string => {
  const address = new URL(url);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  const [, id, rest] = regionalHost.exec(address.host) ?? [];
  if (id === undefined) address.pathname += '/realtime';
  else address.host = `${id}.appsync-realtime-api.${rest}`;
  return address.href;
};
