import { useDeferredValue, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readModel } from '#domain/slots/model/read-model';
import { Button } from '../../../ui/button';
import { describedBy, FieldFrame, inputShape } from '../../../ui/form/field-frame';
import { useField } from '../../../ui/form/use-field';
import { facesFor } from './faces-for';
import { ModelCheck } from './model-check';
import type { VersionValues } from './version-values';

const hint = 'novalink.math/1 as JSON: type it, paste it, or choose a file.';

/** The math model as text, with what is wrong with it below; the faces follow its symbols. */
export const ModelField = ({ form }: { readonly form: UseFormReturn<VersionValues> }) => {
  const { id, fault } = useField<VersionValues>('mathModel');
  const file = useRef<HTMLInputElement>(null);
  const text = useDeferredValue(useWatch({ control: form.control, name: 'mathModel' }));

  const follow = (json: string) => {
    const read = readModel(json);
    if ('model' in read) {
      form.setValue('symbols', facesFor(read.model, form.getValues('symbols')), { shouldDirty: true });
    }
  };

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const json = await chosen.text();
    form.setValue('mathModel', json, { shouldDirty: true, shouldValidate: true });
    follow(json);
  };

  return (
    <div className="grid gap-4">
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
      <div>
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
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <ModelCheck json={text} />
    </div>
  );
};
