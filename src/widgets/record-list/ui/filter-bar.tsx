import { memo } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, XIcon } from '@/shared/ui'
import { isFiltered, clearFilters, type ListSearch, type RecordFilter } from '../model/filter'
import { ChoicesFilter } from './choices-filter'
import { SearchFilter } from './search-filter'
import { ToggleFilter } from './toggle-filter'
import { WeeksFilter } from './weeks-filter'

type Props = {
  readonly filters: readonly RecordFilter[]
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** The filters and a button that clears them. */
export const FilterBar = memo(function FilterBar({ filters, search, onSearch }: Props) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <>
      {filters.map((filter) => {
        switch (filter.kind) {
          case 'choices':
            return (
              <ChoicesFilter key={filter.id} filter={filter} search={search} onSearch={onSearch} />
            )
          case 'search':
            return (
              <SearchFilter key={filter.id} filter={filter} search={search} onSearch={onSearch} />
            )
          case 'weeks':
            return (
              <WeeksFilter key={filter.id} filter={filter} search={search} onSearch={onSearch} />
            )
          case 'toggle':
            return (
              <ToggleFilter key={filter.id} filter={filter} search={search} onSearch={onSearch} />
            )
        }
      })}
      {isFiltered(search, filters) && (
        <Button
          size="s"
          variant="quiet"
          icon={<XIcon />}
          onClick={(event) => {
            // The button disappears with the filters, so move the focus first.
            event.currentTarget.parentElement?.querySelector('button')?.focus()
            onSearch(clearFilters(search, filters))
          }}
        >
          {t('filter.clear_all')}
        </Button>
      )}
    </>
  )
})
