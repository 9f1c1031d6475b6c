import type { Needs } from '#lambda/functions/manage-webhooks/needs';
import { Refusal } from '#lambda/runtime/refusal';

/**
 * The normalized address of an endpoint. The addresses of its host can change, so they are checked with each delivery:
 * `lambda/services/outgoing`.
 */
export function allowedUrl(text: string, { allowsLoopback }: Pick<Needs, 'allowsLoopback'>): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (allowsLoopback && url?.protocol === 'http:');
  if (!url || !isSecure || url.username || url.password || url.hash)
    throw new Refusal('input.invalid', { field: 'url' });
  return url.href;
}
