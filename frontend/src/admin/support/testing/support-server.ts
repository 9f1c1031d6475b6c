import type { SupportStatus } from '#domain/generated/types';
import { Refused } from '../../../platform/api/errors';
import { fakePlatform } from '../../../platform/fake-platform';

const at = '2026-11-23T10:00:00.000Z';

const requestOf = (subject: string, status: SupportStatus, sub: string | null) => ({
  id: `01KAJ3ZV8N4Q6T9XWCB2R5M7Y${subject.charAt(0)}`,
  sub,
  email: sub === null ? 'guest@home.example' : null,
  topic: 'PLAY' as const,
  subject,
  text: `Text of ${subject}`,
  status,
  answers: [] as { at: string; text: string }[],
  version: 1,
  createdAt: at,
  updatedAt: at,
  closedAt: null as string | null,
});

type Given = readonly [subject: string, status?: SupportStatus, sub?: string];

/** A server with requests, and a signed-in admin. */
export const supportServer = async (
  given: readonly Given[],
  { emailAvailable = true }: { readonly emailAvailable?: boolean } = {},
) => {
  const requests = given.map(([subject, status = 'OPEN', sub]) => requestOf(subject, status, sub ?? null));
  const find = (id: string) => {
    const found = requests.find((request) => request.id === id);
    if (!found) throw new Refused('support.missing');
    return found;
  };
  const change = ({ id, expectedVersion }: { id: string; expectedVersion: number }) => {
    const request = find(id);
    if (request.version !== expectedVersion) throw new Refused('support.stale', { version: request.version });
    request.version += 1;
    return request;
  };
  const fake = fakePlatform({
    listSupportRequests: ({ status }) => ({
      items: requests.filter((request) => request.status === status),
      nextToken: null,
    }),
    getSupportRequest: ({ id }) => ({ ...find(id) }),
    listSupportHistory: ({ id }) => ({
      items: [
        {
          id: `E-${id}`,
          at,
          action: 'SUPPORT_REQUESTED' as const,
          actor: find(id).sub ?? 'guest',
          reason: null,
        },
      ],
      nextToken: null,
    }),
    getUser: ({ username }) => JSON.stringify({ sub: username, email: `${username}@studio.test` }),
    getNotificationSettings: () => ({ emailAvailable, emailTopics: [], version: 0 }),
    answerSupportRequest: ({ input }) => {
      const request = change(input);
      request.status = 'ANSWERED';
      request.answers = [
        ...request.answers,
        { at: `2026-11-23T11:00:0${request.version}.000Z`, text: input.text },
      ];
      return { id: request.id };
    },
    closeSupportRequest: ({ input }) => {
      const request = change(input);
      request.status = 'CLOSED';
      request.closedAt = at;
      return { id: request.id };
    },
  });
  await fake.arrive('root@novalink.test', ['ADMINS']);
  return { platform: fake.platform, requests };
};
