import { lazyComponent } from '@/shared/lib/lazy-component'

// Content behind the header's buttons, in one chunk that does not delay the first page.
const importMenus = () => import('./menus')

export const MobileMenuItems = lazyComponent(async () => (await importMenus()).MobileMenuItems)
export const Settings = lazyComponent(async () => (await importMenus()).Settings)
export type { MobileMenuProps } from './menus'
