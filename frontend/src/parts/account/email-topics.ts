import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationTopic } from '#domain/generated/types';
import { notificationTopics } from '#domain/notifications/email-topics';
import { operation, type ResultOf } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const read = operation(/* GraphQL */ `
  query GetNotificationSettings {
    getNotificationSettings {
      emailAvailable
      emailTopics
      version
    }
  }
`);
const save = operation(/* GraphQL */ `
  mutation SaveNotificationSettings($input: SaveNotificationSettingsInput!) {
    saveNotificationSettings(input: $input) {
      version
    }
  }
`);

type Settings = ResultOf<typeof read>['getNotificationSettings'];

/** Which notifications the person also gets by e-mail. Every change is saved at once, one after the other. */
export const useEmailTopics = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = ['notification-settings', useSession()?.sub];
  const settings = useQuery({
    queryKey,
    queryFn: async () => (await api.send(read, {})).getNotificationSettings,
  });
  const change = (to: (before: Settings) => Settings) =>
    queries.setQueryData<Settings>(queryKey, (before) => before && to(before));
  const saving = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: async () => {
      const { emailTopics, version: expectedVersion } = queries.getQueryData<Settings>(queryKey) ?? unread();
      const input = { emailTopics, expectedVersion };
      return (await api.send(save, { input })).saveNotificationSettings;
    },
    onSuccess: ({ version }) => change((before) => ({ ...before, version })),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const choose = (topic: NotificationTopic, isChosen: boolean) => {
    change((before) => {
      const chosen = new Set(before.emailTopics);
      if (isChosen) chosen.add(topic);
      else chosen.delete(topic);
      return { ...before, emailTopics: notificationTopics.filter((one) => chosen.has(one)) };
    });
    saving.mutate();
  };
  return { settings, saving, choose };
};

function unread(): never {
  throw new Error('The settings have not been read.');
}
