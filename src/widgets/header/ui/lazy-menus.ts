import { lazyComponent } from '@/shared/lib/lazy-component'

// What is behind the header's buttons, in one chunk that the first page needn't wait for.
const importMenus = () => import('./menus')

export const MobileMenuItems = lazyComponent(async () => (await importMenus()).MobileMenuItems)
export const Settings = lazyComponent(async () => (await importMenus()).Settings)
export type { MobileMenuProps } from './mobile-menu-items'
