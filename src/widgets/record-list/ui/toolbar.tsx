import { memo, useCallback } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Settings2Icon } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import { getText, type ListSearch, type RecordFilter, setValue } from '../model/filter'
import type { ListLayout } from '../model/list-layout'
import type { FetchExportPage } from '../model/workbook'
import { ExportButton } from './export-button'
import { FilterBar } from './filter-bar'
import { SearchBox } from './search-box'
import styles from './toolbar.module.css'
import { ViewsMenu } from './views-menu'
import type { DisplayFormProps } from './display-form'
import { DisplayForm } from './lazy-panels'
import { Panel } from './panel'

/** Columns and density, or the order on a phone. */
function DisplayMenu(props: DisplayFormProps) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <Panel
      label={
        <>
          <Settings2Icon />
          {props.isCards ? t('display.order') : t('display.title')}
        </>
      }
      align="end"
    >
      {() => <DisplayForm {...props} />}
    </Panel>
  )
}

type Props<Row> = {
  readonly label: string
  readonly searchLabel: string | undefined
  readonly storageKey: string
  readonly columns: readonly RecordColumn<Row>[]
  readonly shown: readonly RecordColumn<Row>[]
  readonly filters: readonly RecordFilter[]
  readonly search: ListSearch
  onSearch(search: ListSearch): void
  readonly sort: string
  onSort(sort: string): void
  readonly layout: ListLayout
  onLayout(layout: ListLayout): void
  readonly isCards: boolean
  /** Number of matching records, formatted; null while unknown. */
  readonly count: string | null
  readonly fetchExportPage: FetchExportPage<Row>
  readonly fileName: string
}

function ListToolbar<Row>(props: Props<Row>) {
  const { t } = useTranslation('widgets/record-list')
  const { search, onSearch, isCards } = props
  const searchWords = useCallback(
    (text: string) => onSearch(setValue(search, 'q', text)),
    [search, onSearch],
  )
  return (
    <div className={styles.toolbar} role="search" aria-label={props.label}>
      <SearchBox
        label={props.searchLabel ?? t('search')}
        text={getText(search, 'q')}
        onSearch={searchWords}
      />
      <div className={styles.filters}>
        <FilterBar filters={props.filters} search={search} onSearch={onSearch} />
      </div>
      <div className={styles.tools}>
        <span className={styles.count} role="status">
          {props.count}
        </span>
        <ViewsMenu storageKey={props.storageKey} search={search} onSearch={onSearch} />
        <DisplayMenu
          columns={props.columns}
          layout={props.layout}
          onLayout={props.onLayout}
          isCards={isCards}
          sort={props.sort}
          onSort={props.onSort}
        />
        {/* A workbook is of little use on a phone, and its toolbar is narrow. */}
        {!isCards && (
          <ExportButton
            columns={props.shown}
            fetchPage={props.fetchExportPage}
            title={props.label}
            fileName={props.fileName}
          />
        )}
      </div>
    </div>
  )
}

/** The toolbar above the rows. It does not render while the list scrolls or a page arrives. */
export const Toolbar = memo(ListToolbar) as typeof ListToolbar
