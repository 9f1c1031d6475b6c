import type { NotificationTopic } from '#domain/generated/types';
import { notificationTopics } from '#domain/notifications/email-topics';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useEmailTopics } from './email-topics';

const labels: Record<NotificationTopic, readonly [label: string, hint: string]> = {
  COMPANY: ['Company', 'Your company is approved, suspended or closed, or changes are requested.'],
  COMPLIANCE: ['Compliance', 'Decisions about your compliance profile and its documents.'],
  GAMES: ['Games', 'Decisions about your games and their versions.'],
  CASINOS: ['Casinos', 'Decisions about your casinos.'],
  ACCESS: ['Access', 'You join or leave a group.'],
  SUPPORT: ['Support', 'Your support requests are answered.'],
  PROMOTIONS: ['Promotions', 'Promotions of your brands wait for confirmation, or yours are decided on.'],
  TEST_RUNS: ['Test runs', 'A test run that you started has ended.'],
};

/** The topics for which the user gets e-mails, or a note if the stage sends no e-mails. */
export const EmailSettings = () => {
  const { settings, emailTopics, saving, choose } = useEmailTopics();
  const { data, error, refetch } = settings;
  if (error !== null && !data) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={6} />;
  if (!data.emailAvailable)
    return <p>E-mail notifications are not set up. Notifications appear under the bell.</p>;
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">E-mail me about</legend>
        {notificationTopics.map((topic) => (
          <Topic
            key={topic}
            topic={topic}
            isChosen={emailTopics.includes(topic)}
            onChoose={(isChosen) => choose(topic, isChosen)}
          />
        ))}
      </fieldset>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {saving.isSuccess && 'Saved.'}
      </p>
      {saving.error && <Notice tone="bad">{sentenceFor(saving.error)}</Notice>}
    </>
  );
};

interface TopicProps {
  readonly topic: NotificationTopic;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const Topic = ({ topic, isChosen, onChoose }: TopicProps) => {
  const [label, hint] = labels[topic];
  const hintId = `email-${topic}`;
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        id={`${hintId}-choice`}
        type="checkbox"
        checked={isChosen}
        aria-describedby={hintId}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-button"
      />
      <div>
        <label htmlFor={`${hintId}-choice`} className="font-medium">
          {label}
        </label>
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
};
