export { ScanNotice } from './ui/scan-notice'
export { ScanPacks } from './ui/scan-packs'
export type { ScanValues } from './model/scan'
