export { ChartFrame } from './ui/chart-frame'
export { Mark } from './ui/mark'
export { truncateText, wrapText, SMALL_LETTER_WIDTH } from './model/text-width'
export type { ChartTable } from './model/chart-table'
