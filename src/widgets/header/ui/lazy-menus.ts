import { lazyPart } from '@/shared/lib/lazy-part'

// What is behind the header's buttons, in one chunk that the first page needn't wait for.
const menus = () => import('./menus')

export const MobileMenuItems = lazyPart(async () => (await menus()).MobileMenuItems)
export const Settings = lazyPart(async () => (await menus()).Settings)
export type { MobileMenuProps } from './mobile-menu-items'
