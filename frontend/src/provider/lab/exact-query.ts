import { useQuery } from '@tanstack/react-query';
import type { MathModel } from '@novalink/engine';
import { exactInWorker } from '../../parts/lab/page-run';

/**
 * The exact figures of a mode; default: the first mode. Another model cancels the computation of the previous
 * one.
 */
export const useExactModel = (model: MathModel, hash: string, mode?: string) =>
  useQuery({
    queryKey: ['exact-model', hash, mode],
    queryFn: ({ signal }) => exactInWorker({ model, mode }, signal),
    // It needs no network, and its result never changes.
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  });
