import { lazy, Suspense, useDeferredValue, useRef, useState, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Button } from '../../ui/button';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import { useField } from '../../ui/form/use-field';
import { useFollowModel } from './use-follow-model';
import type { VersionValues } from './version-values';
import { ModelErrors } from '../../parts/versions/model-errors';
import { factsOf } from './model-facts';

const ExampleModels = lazy(async () => ({
  default: (await import('../lab/example-models')).ExampleModels,
}));

/** The math model as text with its errors below. Symbols and figures are updated from it. */
export const ModelField = ({ form }: { readonly form: UseFormReturn<VersionValues> }) => {
  const { id, fault } = useField<VersionValues>('mathModel');
  const file = useRef<HTMLInputElement>(null);
  const text = useDeferredValue(useWatch({ control: form.control, name: 'mathModel' }));
  const follow = useFollowModel(form);
  const [before, setBefore] = useState<string>();

  const replace = (json: string) => {
    const typed = form.getValues('mathModel');
    setBefore(typed.trim() === '' || typed === json ? undefined : typed);
    form.setValue('mathModel', json, { shouldDirty: true, shouldValidate: true });
    follow(json);
  };
  const hint = (
    <>
      novalink.math/1 as JSON: type it, paste it, choose a file or start from an example.{' '}
      <Link to={routes['Math Model'].path} target="_blank" className="text-secondary underline">
        Math model format
      </Link>
    </>
  );

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Suspense fallback={<div className="h-[4.4rem] grow basis-full sm:basis-80" />}>
          <ExampleModels onExample={replace} />
        </Suspense>
        <Button look="quiet" onClick={() => file.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Math model file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            void chosen?.text().then(replace);
            event.target.value = '';
          }}
        />
      </div>
      <FieldFrame id={id} label="Math model" hint={hint} fault={fault}>
        <textarea
          id={id}
          rows={16}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, hint, fault)}
          className={`${inputShape} font-mono text-sm`}
          {...form.register('mathModel', {
            onChange: (event: { target: HTMLTextAreaElement }) => follow(event.target.value),
          })}
        />
      </FieldFrame>
      {before !== undefined && (
        <div>
          <Button look="quiet" onClick={() => replace(before)}>
            Restore the previous model
          </Button>
        </div>
      )}
      <ModelCheck json={text} />
    </div>
  );
};

// The engine for exact figures is loaded when there is a model to evaluate.
const ExactCheck = lazy(async () => ({
  default: (await import('./exact-check')).ExactCheck,
}));

/** The check of a model: its errors by path, or its exact RTP and maximum win. */
const ModelCheck = ({ json }: { readonly json: string }) => {
  const facts = useMemo(() => factsOf(json), [json]);
  if (facts === undefined) return null;
  if ('faults' in facts) {
    const { faults } = facts;
    const title = faults.length === 1 ? 'One error' : `${faults.length} errors`;
    return <ModelErrors title={title} faults={faults} />;
  }
  return (
    <Suspense>
      <ExactCheck model={facts.model} cycle={facts.cycle} />
    </Suspense>
  );
};
