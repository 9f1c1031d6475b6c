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
import * as messages from './messages';

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
          say.done(messages.tagsAreSaved(displayName));
        },
        onError: (error) => say.failed(sentenceFor(error)),
      },
    );
  };
  return (
    <form
      aria-label={messages.tagsOf(displayName)}
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
        label={messages.tags}
        hint={messages.tagsHint(limits.brandUser.tags, limits.brandUser.tag)}
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
          {messages.saveTags}
        </Button>
      </div>
    </form>
  );
};

function faultIn(tags: readonly string[]): string | undefined {
  const fault = tagFault(tags);
  if (fault === undefined) return undefined;
  if (fault.code === 'too-many') return messages.tooManyTags(limits.brandUser.tags);
  return fault.code === 'format'
    ? messages.noTag(fault.tag, limits.brandUser.tag)
    : messages.tagTwice(fault.tag);
}
