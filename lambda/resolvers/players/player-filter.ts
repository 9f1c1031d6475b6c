import { util } from '@aws-appsync/utils';
import { tagOf } from '#domain/casinos/player-tags';
import { foldedText } from '#domain/search/search-words';
import type { QueryListBrandUsersArgs } from '#domain/generated/types';

type Asked = Pick<QueryListBrandUsersArgs, 'level' | 'status' | 'name' | 'tag'>;

/** Converts a filter of players to a filter of the Query, by their derived status and not the stored one. */
export function playerFilter({ level, status, name, tag }: Asked, owner: string) {
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  if (level) {
    names['#level'] = 'level';
    names['#userId'] = 'userId';
    values[':level'] = level;
    values[':owner'] = owner;
    parts.push(
      level === 'ADMIN' ? '(#level = :level OR #userId = :owner)' : '#level = :level AND #userId <> :owner',
    );
  }
  if (status) {
    names['#status'] = 'status';
    values[':status'] = status;
    parts.push(ofStatus(status));
  }
  if (status === 'ACTIVE' || status === 'SELF_EXCLUDED') {
    names['#until'] = 'selfExcludedUntil';
    values[':now'] = util.time.nowISO8601();
  }
  if (status === 'ACTIVE') values[':excluded'] = 'SELF_EXCLUDED';
  if (name) {
    names['#nameSort'] = 'nameSort';
    // Names from before accents were removed have them.
    values[':name'] = name.trim().toLowerCase();
    values[':folded'] = foldedText(util.str.normalize(name.trim(), 'nfkd'));
    parts.push('(contains(#nameSort, :folded) OR contains(#nameSort, :name))');
  }
  const wanted = tag ? tagOf(tag) : '';
  if (wanted) {
    names['#tags'] = 'tags';
    values[':tag'] = wanted;
    parts.push('contains(#tags, :tag)');
  }
  if (parts.length === 0) return undefined;
  return {
    expression: parts.join(' AND '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(values),
  };
}

/** After an exclusion, the player is ACTIVE again. */
function ofStatus(status: NonNullable<Asked['status']>): string {
  if (status === 'ACTIVE') return '(#status = :status OR (#status = :excluded AND #until <= :now))';
  return status === 'SELF_EXCLUDED' ? '#status = :status AND #until > :now' : '#status = :status';
}
