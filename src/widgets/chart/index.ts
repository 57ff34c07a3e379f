export { ChartFrame } from './ui/chart-frame'
export { Mark } from './ui/mark'
export { fitText, linesOf, SMALL_LETTER } from './model/fit-text'
export type { ChartTable } from './model/chart-table'
