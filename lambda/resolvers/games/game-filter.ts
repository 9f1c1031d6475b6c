import { util } from '@aws-appsync/utils';
import type { GameFilter, GameStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkList } from '../check-list';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';

interface Asked extends GameFilter {
  readonly status?: GameStatus | null;
}

/** Converts a filter of games to a filter of the Query; undefined without conditions. */
export function gameFilter(asked: Asked) {
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const equal = (name: string, value: string | null | undefined) => {
    if (!value) return;
    names[`#${name}`] = name;
    values[`:${name}`] = value;
    parts.push(`#${name} = :${name}`);
  };
  const ofLive = (name: string, part: string, placeholder: string, value: string) => {
    names['#live'] = 'live';
    names[`#${name}`] = name;
    values[placeholder] = value;
    parts.push(part);
  };
  equal('status', asked.status);
  equal('type', asked.type);
  if (asked.companyId !== null && asked.companyId !== undefined)
    equal('companyId', parseId(asked.companyId, 'company.missing', 'filter.companyId'));
  const { volatility } = asked;
  if (volatility) ofLive('volatility', '#live.#volatility = :volatility', ':volatility', volatility);
  checkList('filter.features', asked.features, limits.game.filterFeatures);
  for (const feature of asked.features ?? []) {
    ofLive('features', `contains(#live.#features, :${feature})`, `:${feature}`, feature);
  }
  const from = asked.rtpFrom ?? 0;
  const to = asked.rtpTo ?? 1;
  if (from !== 0) ofLive('rtp', '#live.#rtp >= :rtpFrom', ':rtpFrom', sixDigits('filter.rtpFrom', from));
  if (to !== 1) ofLive('rtp', '#live.#rtp <= :rtpTo', ':rtpTo', sixDigits('filter.rtpTo', to));
  if (parts.length === 0) return undefined;
  return {
    expression: parts.join(' AND '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(values),
  };
}

/** Formats a share like the RTP of versions, so that texts compare like numbers. */
function sixDigits(field: string, share: number): string {
  if (share < 0 || share > 1) refuse('input.invalid', { field });
  const millionths = Math.round(share * 1_000_000);
  const whole = Math.floor(millionths / 1_000_000);
  return `${whole}.${`${1_000_000 + (millionths % 1_000_000)}`.slice(1)}`;
}
