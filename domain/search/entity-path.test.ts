import { describe, expect, test } from '@jest/globals';
import type { UserGroup } from '../generated/types';
import { type Entity, entityPath } from './entity-path';

const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const casinoId = '01KAJ3ZV8N4Q6T9XWCB2R5M7YB';
const path = (groups: readonly UserGroup[], entity: Partial<Entity>) =>
  entityPath({ kind: 'GAME', id, name: 'Name', own: false, casinoId: null, ...entity }, groups);

describe('where something is opened', () => {
  test.each<[string, UserGroup[], Partial<Entity>, string | undefined]>([
    ['a game of one’s own', ['PROVIDERS'], { own: true }, `/provider/Games/${id}`],
    ['a game of one’s own', ['OPERATORS', 'PROVIDERS'], { own: true }, `/provider/Games/${id}`],
    ['a game of the catalogue', ['PROVIDERS'], {}, `/games/${id}`],
    ['a game of the catalogue', ['OPERATORS'], {}, `/games/${id}`],
    ['a casino of one’s own', ['OPERATORS'], { kind: 'CASINO', own: true }, `/operator/Casinos/${id}`],
    [
      'a brand of one’s own',
      ['OPERATORS'],
      { kind: 'BRAND', own: true, casinoId },
      `/operator/Casinos/${casinoId}/brands/${id}`,
    ],
    ['a company of one’s own', ['OPERATORS'], { kind: 'COMPANY', own: true }, '/Company'],
    ['a brand', ['ADMINS'], { kind: 'BRAND', casinoId }, `/operator/brand/${id}`],
    ['a company of somebody else', ['PROVIDERS'], { kind: 'COMPANY' }, undefined],
    ['a user', ['PROVIDERS'], { kind: 'USER' }, undefined],
    ['a game', [], {}, undefined],
  ])('%s by %j', (_what, groups, entity, expected) => {
    expect(path(groups, entity)).toBe(expected);
  });

  test.each([
    ['COMPANY', `/admin/Companies/${id}`],
    ['GAME', `/admin/Games/${id}`],
    ['CASINO', `/admin/Casinos/${id}`],
    ['BRAND', `/operator/brand/${id}`],
    ['USER', `/admin/Users/${id}`],
  ] as const)('an admin opens any %s at %s', (kind, expected) => {
    for (const own of [true, false])
      expect(path(['ADMINS', 'PROVIDERS'], { kind, own, casinoId })).toBe(expected);
  });
});
