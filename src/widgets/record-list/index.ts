export type { RecordColumn, SheetCell } from './model/column'
export {
  amountColumn,
  countryColumn,
  lateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  updatedColumn,
  volumeColumn,
} from './model/common-columns'
export { countryFilter, findRecordChoices } from './model/filter-choices'
export type { Choice, ListSearch, RecordFilter } from './model/filter'
export {
  recordsLoader,
  type FilterContext,
  type RecordListConfig,
} from './model/record-list-config'
export { useRecordPages, type RecordSource } from './model/use-record-pages'
export type { FetchExportPage } from './model/workbook'
export { ChosenFilters } from './ui/chosen-filters'
export { FilterBar } from './ui/filter-bar'
export { ListPage } from './ui/list-page'
export { ListTotals } from './ui/list-totals'
export { ViewsMenu } from './ui/views-menu'
export { RecordCard } from './ui/record-card'
export { RecordsPage } from './ui/records-page'
