import { ThemeChooser } from '../../parts/theme/theme-chooser';
import { themeWords } from '../../parts/theme/theme-words';
import { useTheme } from '../../platform/page/theme';
import { DropDown } from '../../ui/drop-down';

/** Changes the theme of this device, on pages with and without a session. */
export const ThemeSwitch = () => {
  const chosen = useTheme();
  const { icon: Icon, text } = themeWords[chosen];
  return (
    <DropDown
      edge="right"
      look="icon"
      label={`Theme: ${text}`}
      face={<Icon aria-hidden className="size-5" />}
    >
      <ThemeChooser look="menu" />
    </DropDown>
  );
};
