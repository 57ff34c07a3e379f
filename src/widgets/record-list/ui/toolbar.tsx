import { memo, useCallback, useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { SearchField, Settings2Icon } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import { getText, type ListSearch, type RecordFilter, setValue } from '../model/filter'
import type { ListLayout } from '../model/list-layout'
import type { ExportSheet } from '../model/export-sheet'
import type { FetchExportPage } from '../model/workbook'
import type { DisplayFormProps } from './display-form'
import { ExportButton } from './export-button'
import { FilterBar } from './filter-bar'
import { DisplayForm } from './lazy-panels'
import { Panel } from './panel'
import panelStyles from './panel.module.css'
import styles from './toolbar.module.css'
import { ViewsMenu } from './views-menu'

/** Columns and density, or the order on a phone. */
function DisplayMenu(props: DisplayFormProps) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <Panel
      label={
        <>
          <Settings2Icon />
          <span className={panelStyles.toolName}>
            {props.isCards ? t('display.order') : t('display.title')}
          </span>
        </>
      }
      align="end"
    >
      {() => <DisplayForm {...props} />}
    </Panel>
  )
}

interface ToolbarProps<Row> {
  label: string
  searchLabel: string | undefined
  storageKey: string
  columns: readonly RecordColumn<Row>[]
  shown: readonly RecordColumn<Row>[]
  filters: readonly RecordFilter[]
  search: ListSearch
  onSearch(search: ListSearch): void
  sort: string
  onSort(sort: string): void
  layout: ListLayout
  onLayout(layout: ListLayout): void
  isCards: boolean
  /** False if the empty state has a button that clears the filters. */
  hasClearButton: boolean
  /** Number of matching records, formatted; null while unknown. */
  count: string | null
  /** True if screen readers announce a change of `count`. */
  isCountAnnounced: boolean
  fetchExportPage: FetchExportPage<Row>
  fileName: string
  /** Sheets of the export after that of the records. */
  moreSheets?: readonly ExportSheet[] | undefined
}

function ListToolbar<Row>(props: ToolbarProps<Row>) {
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
      <FilterBar
        filters={props.filters}
        search={search}
        onSearch={onSearch}
        hasClearButton={props.hasClearButton}
      />
      <div className={styles.tools}>
        <span
          className={styles.count}
          role="status"
          aria-live={props.isCountAnnounced ? 'polite' : 'off'}
        >
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
            moreSheets={props.moreSheets}
          />
        )}
      </div>
    </div>
  )
}

/** The toolbar above the rows. It does not rerender when the list scrolls or a page arrives. */
export const Toolbar = memo(ListToolbar) as typeof ListToolbar

/** Delay in milliseconds between a key press and the search. */
const DEBOUNCE_MS = 250

interface SearchBoxProps {
  label: string
  text: string
  onSearch(text: string): void
}

/** Search box. The list is searched after a pause or on Enter. */
function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const [input, setInput] = useState(text)
  const search = input.trim()
  const [shown, setShown] = useState(text)
  // The searched words return through the URL later, when the user may have typed more.
  const [requested, setRequested] = useState<string>()
  // A saved view, Back or "clear all" changes the words from outside.
  if (shown !== text) {
    setShown(text)
    setRequested(undefined)
    if (text !== requested) setInput(text)
  }

  useEffect(() => {
    if (search === text) return
    const timer = setTimeout(() => {
      setRequested(search)
      onSearch(search)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [search, text, onSearch])

  return (
    <SearchField
      className={styles.search}
      label={label}
      value={input}
      onChange={setInput}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Enter') return
        const entered = currentTarget.value.trim()
        setRequested(entered)
        onSearch(entered)
      }}
    />
  )
}
