import {
  Briefcase,
  Building2,
  ShieldCheck,
  Dices,
  FlaskConical,
  Gamepad2,
  History,
  Joystick,
  LayoutDashboard,
  Library,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  ScrollText,
  Store,
  Users,
} from 'lucide-react';
import type { MenuRoute } from './menu-sections';

/** The icon of each menu page. A page without an icon does not compile. */
export const menuIcons = {
  AdminDashboard: ShieldCheck,
  AdminReview: ListChecks,
  AdminSupport: LifeBuoy,
  AdminCompanies: Briefcase,
  ManageUsers: Users,
  AuditLog: ScrollText,
  AdminGames: Gamepad2,
  AdminCasinos: Building2,
  ProviderDashboard: LayoutDashboard,
  ProviderGames: Joystick,
  TestLab: FlaskConical,
  TestLabHistory: History,
  OperatorDashboard: Dices,
  OperatorGames: Library,
  OperatorCasinos: Store,
} satisfies Record<MenuRoute, LucideIcon>;
