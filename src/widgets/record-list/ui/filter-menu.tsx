import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Checkbox, ChevronLeftIcon, ChevronRightIcon, menuItemClass } from '@/shared/ui'
import { getText, type ListSearch, type RecordFilter, setValue } from '../model/filter'
import { FilterEditor } from './filter-editor'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  filters: readonly RecordFilter[]
  search: ListSearch
  onSearch(search: ListSearch): void
}

/** The names of all filters; a press opens a filter's form in the same panel. */
export function FilterMenu({ filters, search, onSearch }: FilterMenuProps) {
  const { t } = useTranslation('widgets/record-list')
  const panel = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  /** The filter that was opened last, whose button gets the focus back. */
  const [lastId, setLastId] = useState<string | null>(null)
  const openFilter = filters.find(({ id }) => id === openId)

  // The pressed button disappears with the view, so the focus moves into the new one.
  useEffect(() => {
    if (openId !== null) panel.current?.querySelector('input')?.focus()
    else if (lastId !== null)
      panel.current?.querySelector<HTMLElement>(`[data-filter="${lastId}"]`)?.focus()
  }, [openId, lastId])

  if (openFilter && openFilter.kind !== 'toggle') {
    return (
      <div ref={panel} className={styles.menu}>
        <div className={styles.head}>
          <Button
            size="s"
            variant="quiet"
            icon={<ChevronLeftIcon />}
            onClick={() => setOpenId(null)}
          >
            {t('filter.all')}
          </Button>
          <span className={styles.name}>{openFilter.label}</span>
        </div>
        <FilterEditor filter={openFilter} search={search} onSearch={onSearch} />
      </div>
    )
  }
  return (
    <div ref={panel} className={styles.menu}>
      {filters.map(
        (filter) =>
          filter.kind !== 'toggle' && (
            <button
              key={filter.id}
              type="button"
              data-filter={filter.id}
              className={`${menuItemClass} ${styles.item}`}
              onClick={() => {
                setOpenId(filter.id)
                setLastId(filter.id)
              }}
            >
              {filter.label}
              <ChevronRightIcon />
            </button>
          ),
      )}
      {filters.map(
        (filter) =>
          filter.kind === 'toggle' && (
            <div key={filter.id} className={styles.toggle}>
              <Checkbox
                label={filter.label}
                value={getText(search, filter.id) === filter.value}
                onChange={(isOn) => onSearch(setValue(search, filter.id, isOn ? filter.value : ''))}
              />
            </div>
          ),
      )}
    </div>
  )
}
