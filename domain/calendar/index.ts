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
