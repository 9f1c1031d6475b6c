import { Monitor, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, themeChoices } from '../../platform/page/shown-theme';
import { chooseTheme, useTheme } from '../../platform/page/theme';

const looks: Record<ThemeChoice, { readonly text: string; readonly icon: typeof Sun }> = {
  light: { text: 'Light', icon: Sun },
  dark: { text: 'Dark', icon: Moon },
  system: { text: 'Like the system', icon: Monitor },
};

export const ThemeChooser = () => {
  const chosen = useTheme();
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="flex flex-wrap gap-3">
        {themeChoices.map((choice) => {
          const { text, icon: Icon } = looks[choice];
          return (
            <label
              key={choice}
              className="flex min-h-11 items-center gap-3 rounded-xl border border-edge px-4 py-2 has-checked:border-button has-checked:ring-1 has-checked:ring-button"
            >
              <input
                type="radio"
                name="theme"
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
