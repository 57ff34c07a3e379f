export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations'
export { countDays, shiftDay } from './days'
export {
  addWeeks,
  compareWeeks,
  countWeeksBetween,
  isWeek,
  getWeekEnd,
  toWeek,
  getWeekStart,
} from './iso-week'
export { readWeek } from './read-week'
