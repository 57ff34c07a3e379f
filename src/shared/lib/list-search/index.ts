export { listSearch, weeksInOrder } from './list-search'
