import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Fault } from '@novalink/engine/document';
import { routes } from '#domain/routes';
import { FieldFrame, inputShape } from '../../../ui/form/field-frame';
import { Notice } from '../../../ui/notice';
import { placeOf } from './place-in-json';

interface ModelEditorProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The result for the current or a recent text. */
  readonly faults: readonly Fault[];
}

/** The number of lines that stay visible above an error after a jump to it. */
const linesAbove = 3;

/** The model as text, with its errors below. Each error links to its position. */
export const ModelEditor = ({ text, onType, faults }: ModelEditorProps) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  const show = (path: string) => {
    if (!area.current) return;
    const { start, end } = placeOf(text, path);
    const lineHeight = Number.parseFloat(getComputedStyle(area.current).lineHeight) || 20;
    area.current.focus();
    area.current.setSelectionRange(start, end);
    area.current.scrollTop = (text.slice(0, start).split('\n').length - 1 - linesAbove) * lineHeight;
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <FieldFrame
        id={id}
        label="Math model"
        hint={
          <>
            novalink.math/1 as JSON.{' '}
            <Link to={routes['Math Model'].path} target="_blank" className="text-secondary underline">
              Math model format
            </Link>
          </>
        }
      >
        <textarea
          ref={area}
          id={id}
          rows={18}
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={text}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={faults.length > 0}
          aria-describedby={`${id}-hint${faults.length > 0 ? ` ${id}-faults` : ''}`}
          className={`${inputShape} overflow-auto font-mono text-sm`}
        />
      </FieldFrame>
      {faults.length > 0 && (
        <div id={`${id}-faults`}>
          <Notice tone="warning" title={faults.length === 1 ? 'One error' : `${faults.length} errors`}>
            <ul aria-label="Errors" className="mt-1 grid gap-1 text-sm">
              {faults.map(({ path, reason }) => (
                <li key={`${path} ${reason}`} className="break-words">
                  <button
                    type="button"
                    onClick={() => show(path)}
                    className="rounded text-left font-mono break-all text-secondary underline underline-offset-4"
                  >
                    {path}
                  </button>
                  : {reason}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </div>
  );
};
