import type { SupportTopic } from '#domain/generated/types';
import { isAbout } from '../../platform/page/support-address';
import { supportTopics } from '../../platform/labels/support-labels';

/** Prefilled values of the contact form. */
export interface Prefill {
  readonly topic: SupportTopic | undefined;
  /** A path or an id. */
  readonly about: string | undefined;
}

/** The prefilled values in the query string. Other parameters are ignored. */
export const prefillIn = (search: string): Prefill => {
  const asked = new URLSearchParams(search);
  const topic = asked.get('topic')?.toUpperCase() ?? '';
  const about = asked.get('about') ?? '';
  return { topic: isTopic(topic) ? topic : undefined, about: isAbout(about) ? about : undefined };
};

const isTopic = (name: string): name is SupportTopic => Object.hasOwn(supportTopics, name);
