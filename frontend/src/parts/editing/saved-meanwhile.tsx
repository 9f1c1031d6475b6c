import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';

interface SavedMeanwhileProps<Field extends string> {
  /** The labels of the fields in the form. */
  readonly labels: Readonly<Record<Field, string>>;
  /** The values of both versions as text. */
  readonly theirs: Readonly<Record<NoInfer<Field>, string>>;
  readonly mine: Readonly<Record<NoInfer<Field>, string>>;
  /** Discards the user's own input. */
  readonly onTake: () => void;
}

/** The differences between the values that another user saved and the input. */
export const SavedMeanwhile = <Field extends string>({
  labels,
  theirs,
  mine,
  onTake,
}: SavedMeanwhileProps<Field>) => {
  const different = (Object.keys(labels) as Field[]).filter((field) => theirs[field] !== mine[field]);
  return (
    <Notice tone="warning" title="Someone else saved changes">
      {different.length === 0 ? (
        <p>Their changes are the same as yours.</p>
      ) : (
        <>
          <p className="mb-3">If you save, your values replace these:</p>
          <Facts rows={different.map((field) => [labels[field], clipped(theirs[field])] as const)} />
        </>
      )}
      <Button look="quiet" className="mt-4" onClick={onTake}>
        Use the saved values
      </Button>
    </Notice>
  );
};

const mostShown = 300;
const clipped = (text: string): string => (text.length > mostShown ? `${text.slice(0, mostShown)} …` : text);
