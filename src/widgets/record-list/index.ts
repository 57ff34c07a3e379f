export type { RecordColumn, SheetCell } from './model/column'
export { lateColumn, statusColumn, updatedColumn } from './model/document-columns'
export { amountColumn, volumeColumn } from './model/figure-columns'
export { findRecordChoices } from './model/find-record-choices'
export { countryFilter } from './model/country-filter'
export type { Choice, ListSearch, RecordFilter } from './model/filter'
export { countryColumn, nameColumn, textColumn } from './model/text-columns'
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
