import { ThemeChooser } from '../../parts/theme/theme-chooser';
import { themeTexts } from '../../parts/theme/theme-labels';
import { type ThemeChoice, themeChoices } from '../../platform/page/shown-theme';
import { DropDown } from '../../ui/drop-down';

/**
 * Selected by an attribute of the page, because a rendered page can be visible long before the app has
 * started.
 */
const shown: Record<ThemeChoice, string> = {
  light: '[[data-theme-choice=light]_&]:block',
  dark: '[[data-theme-choice=dark]_&]:block',
  system: '[[data-theme-choice=system]_&]:block',
};

/** Changes the theme of this device, on pages with and without a session. */
export const ThemeSwitch = () => (
  <DropDown
    edge="right"
    look="icon"
    label="Theme"
    face={themeChoices.map((choice) => {
      const { icon: Icon } = themeTexts[choice];
      return <Icon key={choice} aria-hidden className={`hidden size-5 ${shown[choice]}`} />;
    })}
  >
    <ThemeChooser look="menu" />
  </DropDown>
);
