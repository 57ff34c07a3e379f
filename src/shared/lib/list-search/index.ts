export { createListSearchValidator, sortWeekRange } from './list-search'
