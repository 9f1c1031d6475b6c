import { Palette, type PaletteProps } from './palette/palette';
import { chooseTheme, useTheme } from '../platform/page/theme';
import { useSession } from '../platform/platform';
import { useSignOut } from '../platform/session/use-sign-out';
import { actionCommands, pageCommands } from './palette-commands';

/** The palette with the pages and actions of the user; fetched when it is first opened. */
export const CommandPalette = (props: Pick<PaletteProps, 'open' | 'onClose'>) => {
  const groups = useSession()?.groups ?? [];
  const theme = useTheme();
  const signOut = useSignOut();
  return (
    <Palette
      {...props}
      pages={pageCommands(groups)}
      actions={actionCommands({ groups, theme, chooseTheme, signOut: () => void signOut() })}
    />
  );
};
