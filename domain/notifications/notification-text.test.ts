import { expect, test } from '@jest/globals';
import { notificationPath, notificationTitle } from '#domain/notifications/notification-text';
import { notifiedActions } from '#domain/audit/audit-actions';

const version = { name: 'Frogs', semver: '1.2.0', gameId: 'G1', versionId: 'V1' };

test.each([
  [{ action: 'COMPANY_APPROVED', name: 'Ada Games' }, 'Ada Games was approved', '/Company'],
  [{ action: 'COMPANY_REJECTED', name: 'Ada Games' }, 'Changes requested: Ada Games', '/Company'],
  [
    { action: 'DOCUMENT_REJECTED', name: 'Ada Games' },
    'A compliance document of Ada Games was rejected',
    '/Compliance',
  ],
  [{ action: 'VERSION_APPROVED', ...version }, 'Frogs 1.2.0 was approved', '/provider/Games/G1/versions/V1'],
  [
    { action: 'VERSION_TESTED', ...version, testRunStatus: 'INCONCLUSIVE' },
    'The test run of Frogs 1.2.0 is inconclusive',
    '/provider/Games/G1/versions/V1',
  ],
  [
    { action: 'VERSION_RTP_ALERT', ...version },
    'The RTP of Frogs 1.2.0 differs from its certificate',
    '/provider/Games/G1/versions/V1',
  ],
  [{ action: 'GAME_SUSPENDED', name: 'Frogs', gameId: 'G1' }, 'Frogs was suspended', '/provider/Games/G1'],
  [
    { action: 'CASINO_REJECTED', name: 'Harbour', casinoId: 'K1' },
    'Changes requested: Harbour',
    '/operator/Casinos/K1',
  ],
  [{ action: 'GROUP_JOINED', group: 'OPERATORS' }, 'You now have operator access', '/operator'],
  [{ action: 'GROUP_LEFT', group: 'PROVIDERS' }, 'Your provider access has ended', '/Account'],
] as const)('%j', (reported, title, path) => {
  expect(notificationTitle(reported)).toBe(title);
  expect(notificationPath(reported)).toBe(path);
});

test.each(notifiedActions)('%s leads to a page without parameters', (action) => {
  const reported = { action, name: 'X', group: action.startsWith('GROUP') ? ('ADMINS' as const) : null };
  expect(notificationTitle(reported)).not.toContain('undefined');
  expect(notificationPath(reported)).toMatch(/^(?:\/[A-Za-z]+)+(?:#requests)?$/);
});
