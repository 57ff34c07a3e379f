import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Chip, ListFilterIcon, XIcon } from '@/shared/ui'
import {
  clearFilter,
  clearFilters,
  getText,
  getValues,
  hasFilters,
  type ListSearch,
  nameQueryOptions,
  type RecordFilter,
} from '../model/filter'
import { useFormatWeekRange } from '../model/use-format-week-range'
import styles from './filter-bar.module.css'
import type { FormFilter } from './filter-editor'
import { FilterEditor, FilterMenu } from './lazy-panels'
import { Panel } from './panel'

interface FilterBarProps {
  filters: readonly RecordFilter[]
  search: ListSearch
  onSearch(search: ListSearch): void
  /** False if the empty state has a button that clears the filters. */
  hasClearButton?: boolean
}

/** Moves the focus to the Filter button, before the element that has it disappears. */
function focusFilterButton(element: Element | null) {
  element?.closest('[data-filters]')?.querySelector('button')?.focus()
}

/** True if an element contains the focus, or no element has it. */
const hasFocus = (element: Element | null): boolean =>
  document.activeElement === document.body || !!element?.contains(document.activeElement)

/** The Filter button, the active filters as chips, and a button that clears them. */
export const FilterBar = memo(function FilterBar({
  filters,
  search,
  onSearch,
  hasClearButton = true,
}: FilterBarProps) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <div className={styles.bar} data-filters>
      <Panel
        label={
          <>
            <ListFilterIcon />
            {t('filter.open')}
          </>
        }
      >
        {() => <FilterMenu filters={filters} search={search} onSearch={onSearch} />}
      </Panel>
      <div className={styles.chips}>
        {filters.map((filter) => {
          switch (filter.kind) {
            case 'choices':
              return (
                <ChoicesChip key={filter.id} filter={filter} search={search} onSearch={onSearch} />
              )
            case 'search':
              return (
                <SearchChip key={filter.id} filter={filter} search={search} onSearch={onSearch} />
              )
            case 'weeks':
              return (
                <WeeksChip key={filter.id} filter={filter} search={search} onSearch={onSearch} />
              )
            case 'toggle':
              return (
                <ToggleChip key={filter.id} filter={filter} search={search} onSearch={onSearch} />
              )
          }
        })}
        {hasClearButton && hasFilters(search, filters) && (
          <Button
            size="s"
            variant="quiet"
            icon={<XIcon />}
            onClick={(event) => {
              focusFilterButton(event.currentTarget)
              onSearch(clearFilters(search, filters))
            }}
          >
            {t('clear.filters')}
          </Button>
        )}
      </div>
    </div>
  )
})

interface FilterProps<Kind extends RecordFilter['kind']> {
  filter: Extract<RecordFilter, { kind: Kind }>
  search: ListSearch
  onSearch(search: ListSearch): void
}

interface FilterChipProps {
  filter: FormFilter
  /** Texts of the chosen values, none if the filter is not set. */
  chosen: readonly string[]
  search: ListSearch
  onSearch(search: ListSearch): void
}

/** An active filter: its name with the chosen value, or the number of several. */
function FilterChip({ filter, chosen, search, onSearch }: FilterChipProps): ReactNode {
  const { t } = useTranslation('widgets/record-list')
  const chip = useRef<HTMLDivElement>(null)
  // A filter that was cleared in its own panel stays until the panel closes.
  const [isOpen, setOpen] = useState(false)
  const [first] = chosen
  if (first === undefined && !isOpen) return null
  return (
    <div ref={chip} className={styles.chip}>
      <Chip
        label={filter.label}
        isSelected={first !== undefined}
        onRemove={
          first === undefined
            ? undefined
            : (event) => {
                focusFilterButton(event.currentTarget)
                onSearch(clearFilter(search, filter))
              }
        }
      >
        <Panel
          variant="quiet"
          label={
            <span className={styles.label}>
              {first === undefined
                ? filter.label
                : t('filter.named', {
                    label: filter.label,
                    value:
                      chosen.length === 1 ? first : t('filter.chosen', { count: chosen.length }),
                  })}
            </span>
          }
          onOpenChange={(opened) => {
            // The chip disappears. Focus that has moved on stays there.
            if (!opened && first === undefined && hasFocus(chip.current))
              focusFilterButton(chip.current)
            setOpen(opened)
          }}
        >
          {() => <FilterEditor filter={filter} search={search} onSearch={onSearch} />}
        </Panel>
      </Chip>
    </div>
  )
}

function ChoicesChip(props: FilterProps<'choices'>) {
  const chosen = getValues(props.search, props.filter.id)
  const labels = props.filter.choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
  return <FilterChip {...props} chosen={labels} />
}

function SearchChip(props: FilterProps<'search'>) {
  const values = getValues(props.search, props.filter.id)
  const [first = ''] = values
  // Several values are shown as a number.
  const { data: name = '…' } = useQuery({
    ...nameQueryOptions(props.filter, first),
    enabled: values.length === 1,
  })
  return <FilterChip {...props} chosen={values.length === 1 ? [name] : values} />
}

function WeeksChip(props: FilterProps<'weeks'>) {
  const { fromId, toId } = props.filter
  const text = useFormatWeekRange()(getText(props.search, fromId), getText(props.search, toId))
  return <FilterChip {...props} chosen={text === null ? [] : [text]} />
}

function ToggleChip({ filter, search, onSearch }: FilterProps<'toggle'>) {
  if (getText(search, filter.id) !== filter.value) return null
  return (
    <Chip
      label={filter.label}
      isSelected
      onRemove={(event) => {
        focusFilterButton(event.currentTarget)
        onSearch(clearFilter(search, filter))
      }}
    />
  )
}
