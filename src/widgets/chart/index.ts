export { ChartFrame } from './ui/chart-frame'
export { Mark } from './ui/mark'
export { fitText } from './model/fit-text'
export type { ChartTable } from './model/chart-table'
