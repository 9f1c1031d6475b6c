import { useId } from 'react';
import { themeChoices } from '../../platform/page/shown-theme';
import { chooseTheme, useTheme } from '../../platform/page/theme';
import { themeTexts } from './theme-labels';

const looks = {
  tiles: {
    list: 'flex flex-wrap gap-3',
    item: 'min-h-11 rounded-xl border border-edge px-4 py-2 has-checked:border-button has-checked:ring-1 has-checked:ring-button',
  },
  menu: { list: 'grid', item: 'min-h-11 rounded-lg px-3 hover:bg-sunken lg:min-h-9' },
} as const;

/** Selects the theme. It is applied immediately and stored on this device. */
export const ThemeChooser = ({ look = 'tiles' }: { readonly look?: keyof typeof looks }) => {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className={looks[look].list}>
        {themeChoices.map((choice) => {
          const { text, icon: Icon } = themeTexts[choice];
          return (
            <label key={choice} className={`flex items-center gap-3 ${looks[look].item}`}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={choice === chosen}
                onChange={() => chooseTheme(choice)}
                className="size-4 accent-button"
              />
              <Icon aria-hidden className="size-5 text-muted" />
              {text}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
