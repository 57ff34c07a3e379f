export { MobileMenuItems } from './mobile-menu-items'
export { Settings } from './settings'
