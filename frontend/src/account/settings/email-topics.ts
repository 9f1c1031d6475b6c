import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
type Topics = Settings['emailTopics'];

/**
 * The notifications that the user also gets by e-mail. Every change is shown immediately; changes are saved
 * one by one.
 */
export const useEmailTopics = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = ['notification-settings', useSession()?.sub];
  // The selection, until the last change is saved, so that no earlier response undoes it.
  const [chosen, setChosen] = useState<Topics>();
  const settings = useQuery({
    queryKey,
    queryFn: async () => (await api.send(read, {})).getNotificationSettings,
  });
  const saving = useMutation({
    mutationKey: queryKey,
    scope: { id: 'notification-settings' },
    mutationFn: async (emailTopics: Topics) => {
      const { version: expectedVersion } = queries.getQueryData<Settings>(queryKey) ?? unread();
      return (await api.send(save, { input: { emailTopics, expectedVersion } })).saveNotificationSettings;
    },
    onSuccess: async ({ version }, emailTopics) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Settings>(queryKey, (before) => before && { ...before, emailTopics, version });
      if (queries.isMutating({ mutationKey: queryKey }) === 1) setChosen(undefined);
    },
    onError: () => {
      setChosen(undefined);
      return queries.invalidateQueries({ queryKey });
    },
  });
  const emailTopics = chosen ?? settings.data?.emailTopics ?? [];
  const choose = (topic: NotificationTopic, isChosen: boolean) => {
    const next = notificationTopics.filter((one) => (one === topic ? isChosen : emailTopics.includes(one)));
    setChosen(next);
    saving.mutate(next);
  };
  return { settings, emailTopics, saving, choose };
};

function unread(): never {
  throw new Error('The e-mail settings are not loaded yet.');
}
