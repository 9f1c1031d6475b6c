import type { ReactNode } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { ActionsPlace } from './actions-place';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

interface Reading<Entity> {
  readonly data: Entity | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface EntityFrameProps<Entity> {
  readonly reading: Reading<Entity>;
  /** The title until the entity is loaded. */
  readonly kind: string;
  readonly titleOf: (entity: Entity) => string;
  /** The document title, if it differs from the page's title. */
  readonly tabTitleOf?: (entity: Entity) => string | undefined;
  readonly breadcrumbs: readonly { readonly label: string; readonly to: string }[];
  /** One line under the title: the status, and what the entity belongs to. */
  readonly statusOf: (entity: Entity) => ReactNode;
  readonly actionsOf?: (entity: Entity) => ReactNode;
  readonly children: (entity: Entity) => ReactNode;
}

/** The page of one entity: name, status, actions and content. */
export const EntityFrame = <Entity,>(props: EntityFrameProps<Entity>) => {
  const { reading, kind, titleOf, tabTitleOf = titleOf, breadcrumbs, statusOf, actionsOf, children } = props;
  const { data: entity, error, refetch } = reading;
  const title = entity === undefined ? undefined : titleOf(entity);
  useTabTitle(entity && tabTitleOf(entity));
  return (
    <Page
      title={title ?? kind}
      breadcrumbs={breadcrumbs}
      lead={
        entity !== undefined && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">{statusOf(entity)}</span>
        )
      }
      actions={
        entity === undefined
          ? actionsOf !== undefined && error === null && <ActionsPlace />
          : actionsOf?.(entity)
      }
    >
      {error !== null && entity === undefined && (
        <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
      {entity === undefined && error === null && <Skeleton />}
      {entity !== undefined && children(entity)}
    </Page>
  );
};
