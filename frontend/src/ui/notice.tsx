import { AlertTriangle, CheckCircle2, Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'news' | 'good' | 'warning' | 'bad';

const tones = {
  news: { icon: Info, colour: 'text-secondary' },
  good: { icon: CheckCircle2, colour: 'text-success' },
  warning: { icon: AlertTriangle, colour: 'text-warning' },
  bad: { icon: OctagonAlert, colour: 'text-error' },
} as const;

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A message next to the content that it concerns. Screen readers announce an error immediately. */
export const Notice = ({ tone = 'news', title, children }: NoticeProps) => {
  const { icon: Icon, colour } = tones[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className="flex gap-3 rounded-xl border border-line bg-sunken px-4 py-3.5"
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0">
        {title !== undefined && <p className={`font-semibold ${colour}`}>{title}</p>}
        <div className="break-words">{children}</div>
      </div>
    </div>
  );
};
