import { useId, useState } from 'react';
import { tagFault, tagOf } from '#domain/casinos/player-tags';
import { limits } from '#domain/limits';
import type { ListedPlayer } from '../../parts/brand/list-players';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { partsOf } from '../../ui/form/chip-items';
import { ChipsInput } from '../../ui/form/chips-input';
import { say } from '../../ui/toasts';
import { useChangePlayer } from './change-player';

interface PlayerTagsProps {
  readonly brandId: string;
  readonly player: ListedPlayer;
}

/** The tags of a player. They are saved together, so that the history has one entry for each decision. */
export const PlayerTags = ({ brandId, player }: PlayerTagsProps) => {
  const { displayName, tags } = player;
  const id = useId();
  const change = useChangePlayer(brandId, player);
  const saved = tags.join(', ');
  const [draft, setDraft] = useState({ text: saved, of: saved });
  const [tried, setTried] = useState(false);
  // The saved tags have changed, because they were saved here or by another manager.
  const text = draft.of === saved ? draft.text : saved;
  const entered = partsOf(text).map(tagOf);
  const fault = faultIn(entered);
  const isChanged = entered.join(', ') !== saved;
  const save = () => {
    setTried(true);
    if (fault !== undefined) document.getElementById(id)?.focus();
    if (fault !== undefined || !isChanged || change.isPending) return;
    change.mutate(
      { kind: 'tags', tags: entered },
      {
        onSuccess: () => {
          setTried(false);
          say.done(`The tags of ${displayName} are saved.`);
        },
        onError: (error) => say.failed(sentenceFor(error)),
      },
    );
  };
  return (
    <form
      aria-label={`Tags of ${displayName}`}
      noValidate
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ChipsInput
        id={id}
        name="tags"
        label="Tags"
        hint={`At most ${limits.brandUser.tags}, each with 1–${limits.brandUser.tag} letters, digits and hyphens. Press Enter or comma after each tag. The player’s data export includes them.`}
        value={text}
        onChange={(next) => setDraft({ text: next, of: saved })}
        normalized={tagOf}
        fault={tried ? fault : undefined}
      />
      <div>
        <Button
          type="submit"
          look="quiet"
          busy={change.isPending}
          aria-disabled={!isChanged || change.isPending}
        >
          Save tags
        </Button>
      </div>
    </form>
  );
};

function faultIn(tags: readonly string[]): string | undefined {
  const fault = tagFault(tags);
  if (fault === undefined) return undefined;
  if (fault.code === 'too-many')
    return `A player can have at most ${limits.brandUser.tags} tags. Remove some of them.`;
  return fault.code === 'format'
    ? `“${fault.tag}” is not a tag. Use 1–${limits.brandUser.tag} letters, digits and hyphens.`
    : `The tag “${fault.tag}” is entered twice. Remove one of them.`;
}
