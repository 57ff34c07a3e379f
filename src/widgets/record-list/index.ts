export type { RecordColumn } from './model/column'
export {
  createAmountListColumn,
  createCountryColumn,
  createLateColumn,
  createNameColumn,
  createPriceListColumn,
  createStatusColumn,
  createTextColumn,
  createUnsortedStatusColumn,
  createUpdatedColumn,
  createVolumeListColumn,
} from './model/common-columns'
export { createCountryFilter, findRecordChoices } from './model/filter-choices'
export type { Choice, ChoicePage, ListSearch, RecordFilter } from './model/filter'
export {
  createRecordsLoader,
  type FilterContext,
  type RecordListConfig,
} from './model/record-list-config'
export { useCountFromTotals, useRecordPages, type RecordSource } from './model/use-record-pages'
export { createExportSheet } from './model/export-sheet'
export type { FetchExportPage } from './model/workbook'
export { ChosenFilters } from './ui/chosen-filters'
export { FilterBar } from './ui/filter-bar'
export { ListPage } from './ui/list-page'
export { ListTotals } from './ui/list-totals'
export { ViewsMenu } from './ui/views-menu'
export { RecordCard } from './ui/record-card'
export { RecordsPage } from './ui/records-page'
