import { expect, test } from '@jest/globals';
import { reviewActivity, reviewKinds, type CountedEvent } from './review-activity';

const event = (day: string, action: CountedEvent['action'], status?: string): CountedEvent => ({
  ...{ at: `${day}T23:59:59.999Z`, action },
  ...(status !== undefined && { status }),
});

test('counts decisions by week, from Monday to Sunday', () => {
  const { weeks } = reviewActivity({ from: '2026-11-12', to: '2026-11-23' }, [
    event('2026-11-15', 'COMPANY_APPROVED'),
    event('2026-11-16', 'COMPANY_APPROVED'),
    event('2026-11-22', 'COMPANY_REJECTED'),
    event('2026-11-23', 'VERSION_RTP_ACKNOWLEDGED'),
  ]);
  const of = (kind: string, week: number) => weeks[week]?.decisions.find((one) => one.kind === kind);
  expect(weeks.map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
  expect([0, 1, 2].map((week) => of('COMPANY', week))).toEqual([
    { kind: 'COMPANY', approved: 1, rejected: 0 },
    { kind: 'COMPANY', approved: 1, rejected: 1 },
    { kind: 'COMPANY', approved: 0, rejected: 0 },
  ]);
  expect(of('RTP_ALERT', 2)).toEqual({ kind: 'RTP_ALERT', approved: 1, rejected: 0 });
});

test('lists every kind in every week', () => {
  const { weeks } = reviewActivity({ from: '2026-11-23', to: '2026-11-23' }, []);
  expect(weeks[0]?.decisions.map(({ kind }) => kind)).toEqual(reviewKinds);
});

test('counts only failed test runs', () => {
  const ends = ['PASSED', 'FAILED', 'ERROR', 'FAILED', 'INCONCLUSIVE'];
  const events = ends.map((status) => event('2026-11-23', 'VERSION_TESTED', status));
  expect(reviewActivity({ from: '2026-11-23', to: '2026-11-23' }, events).failedTestRuns).toBe(2);
});
