export { listSearch, weeksInOrder } from './list-search'
export { useLateSearch } from './use-late-search'
