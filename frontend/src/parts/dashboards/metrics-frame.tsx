import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';

interface MetricsFrameProps<Metrics> {
  readonly metrics: Pick<UseQueryResult<Metrics>, 'data' | 'error' | 'isPlaceholderData'> & {
    readonly refetch: () => unknown;
  };
  readonly children: (metrics: Metrics) => ReactNode;
}

/** Metrics in every state: loading, failed, and the previous range while a new one loads. */
export const MetricsFrame = <Metrics,>({
  metrics: { data, error, isPlaceholderData, refetch },
  children,
}: MetricsFrameProps<Metrics>) => (
  <>
    {error !== null && <Failure text={sentenceFor(error)} onRetry={refetch} />}
    {data === undefined && error === null && <Skeleton rows={12} />}
    {data !== undefined && (
      <div
        aria-busy={isPlaceholderData}
        className={`grid grid-cols-1 gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {children(data)}
      </div>
    )}
  </>
);
