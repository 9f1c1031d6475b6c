import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { assemblyWith, roleFor, scheduledCloud } from '#local/testing/scheduled-cloud';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((cloud) => cloud.stop()));
});

const Starter = roleFor('scheduler.amazonaws.com', {
  Effect: 'Allow',
  Action: 'lambda:InvokeFunction',
  Resource: '*',
});
const functionArn = (name: string) => `arn:aws:lambda:eu-west-1:000000000000:function:${name}`;
const arnOf = (name: string) => `arn:aws:scheduler:eu-west-1:000000000000:schedule/default/${name}`;

async function started(options = {}) {
  const assembly = assemblyWith(['Tick'], {
    Starter: { ...Starter, Properties: { ...Starter.Properties, RoleName: 'Starter' } },
  });
  const all = await scheduledCloud({ assembly, ...options });
  running.push(all.cloud);
  const now = async () => Date.parse(String((await all.ask('clock')).body.now));
  /** Creates a schedule that fires once, after so many seconds of the cloud's clock. Returns its time. */
  const createOnce = async (name: string, afterSeconds: number) => {
    const at = new Date((await now()) + afterSeconds * 1000).toISOString().slice(0, 19);
    const answer = await all.scheduler('POST', `/schedules/${name}`, {
      ScheduleExpression: `at(${at})`,
      FlexibleTimeWindow: { Mode: 'OFF' },
      ActionAfterCompletion: 'DELETE',
      Target: {
        Arn: functionArn('Tick'),
        RoleArn: 'arn:aws:iam::000000000000:role/Starter',
        Input: `{"name":"${name}","at":"<aws.scheduler.scheduled-time>"}`,
      },
    });
    expect(answer.status).toBe(200);
    return `${at}Z`;
  };
  const names = () => all.reported().map(({ event }) => event.name);
  return { ...all, assembly, now, createOnce, names };
}

describe('the clock', () => {
  test('advances by a duration or to a time, also in functions', async () => {
    const { post, createOnce, reported, now } = await started();
    const before = await now();
    const at = await createOnce('one', 86_400);
    const { body } = await post('clock', { advance: 'P2DT3H' });
    expect(Date.parse(String(body.now))).toBeGreaterThanOrEqual(before + (2 * 24 + 3) * 3_600_000);
    expect(reported()).toMatchObject([{ event: { name: 'one', at } }]);
    // The function ran while the clock showed the due time, not the time at the end of the advance.
    const shownLater = Date.parse(reported()[0]?.now ?? '') - Date.parse(at);
    expect(shownLater).toBeGreaterThanOrEqual(0);
    expect(shownLater).toBeLessThan(3_600_000);
    const to = new Date(before + 10 * 86_400_000).toISOString();
    await post('clock', { to });
    expect(await now()).toBeGreaterThanOrEqual(Date.parse(to));
    expect(reported()).toHaveLength(1);
  });

  test('starts in the past when told, also in functions, and keeps its time after a restart', async () => {
    const clockStartsAt = new Date(Date.now() - 100 * 86_400_000);
    const data = { folder: mkdtempSync(join(tmpdir(), 'clock-')) };
    const { cloud, post, createOnce, now, reported, assembly } = await started({ data, clockStartsAt });
    expect((await now()) - clockStartsAt.getTime()).toBeLessThan(86_400_000);
    const at = await createOnce('one', 60);
    await post('clock', { advance: 'PT1H' });
    expect(reported()).toMatchObject([{ event: { at } }]);
    expect(Date.parse(reported()[0]?.now ?? '') - Date.parse(at)).toBeLessThan(86_400_000);
    await cloud.stop();
    const again = await scheduledCloud({ assembly, data, clockStartsAt: new Date() });
    running.push(again.cloud);
    expect((await again.ask('clock')).body.aheadSeconds).toBeLessThan(-99 * 86_400);
  });

  test('runs what is due in order of time', async () => {
    const { post, createOnce, names } = await started();
    await createOnce('third', 300);
    await createOnce('first', 100);
    await createOnce('second', 200);
    await post('clock', { advance: 'PT10M' });
    expect(names()).toEqual(['first', 'second', 'third']);
  });

  test('refuses earlier and invalid times, other methods and cross-site requests', async () => {
    const { post, ask } = await started();
    for (const body of [{ to: '2020-01-01T00:00:00Z' }, { advance: '1h' }, { advance: 'P500D' }, {}, null])
      expect((await post('clock', body)).status).toBe(400);
    expect((await post('clock', { advance: 'PT1H' }, 'text/plain')).status).toBe(415);
    expect((await ask('clock', { method: 'PUT' })).status).toBe(405);
    expect((await ask('clock')).body.aheadSeconds).toBe(0);
  });

  test('keeps its time and due schedules after a restart', async () => {
    const data = { folder: mkdtempSync(join(tmpdir(), 'clock-')) };
    const { cloud, post, createOnce, assembly } = await started({ data });
    const advanced = (await post('clock', { advance: 'P1D' })).body;
    const at = await createOnce('kept', 3600);
    await cloud.stop();
    const again = await scheduledCloud({ assembly, data });
    running.push(again.cloud);
    const restarted = (await again.ask('clock')).body;
    expect(Date.parse(String(restarted.now))).toBeGreaterThanOrEqual(Date.parse(String(advanced.now)));
    await again.post('clock', { advance: 'PT2H' });
    expect(again.reported().map(({ event }) => event)).toEqual([{ name: 'kept', at }]);
  });
});

describe('the next tick of a schedule', () => {
  test('is lost, doubled or late when a test says so', async () => {
    const { post, ask, createOnce, names } = await started();
    await createOnce('lost', 60);
    await createOnce('late', 120);
    await createOnce('doubled', 180);
    const listed = (await ask('schedules')).body.schedules as { arn: string; nextAt: string }[];
    expect(listed.map(({ arn }) => arn)).toEqual(['doubled', 'late', 'lost'].map(arnOf));
    await post('schedules', { schedule: arnOf('lost'), nextTick: 'lost' });
    await post('schedules', { schedule: arnOf('doubled'), nextTick: 'doubled' });
    await post('schedules', { schedule: arnOf('late'), nextTick: { late: 'PT90S' } });
    await post('clock', { advance: 'PT10M' });
    expect(names()).toEqual(['doubled', 'doubled', 'late']);
    expect((await ask('schedules')).body.schedules).toEqual([]);
  });

  test('cannot be changed for a missing schedule', async () => {
    const { post } = await started();
    expect(await post('schedules', { schedule: arnOf('none'), nextTick: 'lost' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(arnOf('none')) },
    });
    expect((await post('schedules', { schedule: 'x', nextTick: 'early' })).status).toBe(400);
  });
});
