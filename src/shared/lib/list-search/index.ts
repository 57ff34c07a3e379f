export { listSearch } from './list-search'
