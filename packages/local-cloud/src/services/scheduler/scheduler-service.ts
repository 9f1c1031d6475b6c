import { jsonAnswer, jsonError } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import { inputOf } from '#local/platform/json-protocol';
import type { Authenticate } from '#local/platform/sigv4';
import type { CloudServices } from '#local/services/needs';
import type { Timetable } from '#local/services/schedules/timetable';
import type { ResourceKind } from '#local/template/resource-kind';
import { deliverSchedule, roleOf } from './deliver-schedule';
import type { SchedulerOperation } from './operation';
import { createSchedule } from './operations/CreateSchedule';
import { deleteSchedule } from './operations/DeleteSchedule';
import { getSchedule } from './operations/GetSchedule';
import { listSchedules } from './operations/ListSchedules';
import { updateSchedule } from './operations/UpdateSchedule';
import { scheduleKinds } from './schedule-kinds';
import { invalid } from './schedule-settings';
import { schedulesIn } from './schedules';

export interface SchedulerService {
  readonly kinds: readonly ResourceKind[];
  /** Handles requests that are signed for `scheduler`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = Pick<
  CloudServices,
  'storage' | 'clock' | 'iam' | 'eventTargets' | 'stateMachines' | 'queues'
> & { readonly timetable: Timetable; readonly authenticate: Authenticate };

/** Operations on a schedule, by method. */
const ofSchedule = new Map<string, SchedulerOperation>([
  ['POST', createSchedule],
  ['GET', getSchedule],
  ['PUT', updateSchedule],
  ['DELETE', deleteSchedule],
]);

/** Amazon EventBridge Scheduler: the schedules of templates and programs. EventBridge Scheduler API Reference. */
export function createSchedulerService(needs: Needs): SchedulerService {
  const checkRole = (RoleArn: string, GroupName: string) => {
    try {
      roleOf(needs, { GroupName, Target: { RoleArn } });
    } catch {
      throw invalid(
        'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.',
      );
    }
  };
  const schedules = schedulesIn({
    ...needs,
    deliver: (schedule, dueAt) => deliverSchedule(needs, schedule, dueAt),
  });
  return {
    kinds: scheduleKinds({ schedules, checkRole }),
    operations: ['CreateSchedule', 'DeleteSchedule', 'GetSchedule', 'ListSchedules', 'UpdateSchedule'],
    async handler(request) {
      try {
        const principal = await needs.authenticate(request, 'scheduler');
        const { operation, name } = routeOf(request);
        const body = request.body.length === 0 ? {} : inputOf(request);
        const asked = { name, query: request.url.searchParams, body };
        for (const demand of operation.demands(asked)) {
          const decision = needs.iam.decide(principal, demand);
          if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
        }
        return jsonAnswer(200, operation.run({ schedules, checkRole }, asked));
      } catch (error) {
        if (error instanceof AwsError) return jsonError(error);
        throw error;
      }
    },
  };
}

function routeOf({ method, url }: HttpRequest): { operation: SchedulerOperation; name: string } {
  const [, collection, name = '', ...more] = url.pathname.split('/').map(decodeURIComponent);
  const operation = name === '' ? (method === 'GET' ? listSchedules : undefined) : ofSchedule.get(method);
  if (collection !== 'schedules' || more.length > 0 || operation === undefined)
    throw new AwsError(
      'UnknownOperationException',
      'The local cloud does not support this operation of EventBridge Scheduler.',
      404,
    );
  return { operation, name };
}
