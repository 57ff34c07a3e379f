import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Chip, XIcon } from '@/shared/ui'
import {
  clearFilters,
  getText,
  getValues,
  isFiltered,
  type ListSearch,
  nameQueryOptions,
  type RecordFilter,
  setValue,
} from '../model/filter'
import { useFormatWeekRange } from '../model/use-format-week-range'
import styles from './filter-bar.module.css'
import { ChoiceList, ValueFinder, WeeksForm } from './lazy-panels'
import { Panel } from './panel'

type FilterBarProps = {
  readonly filters: readonly RecordFilter[]
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** The filters and a button that clears them. */
export const FilterBar = memo(function FilterBar({ filters, search, onSearch }: FilterBarProps) {
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

interface FilterProps<Kind extends RecordFilter['kind']> {
  readonly filter: Extract<RecordFilter, { kind: Kind }>
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter's name with the chosen value, or the number of several. */
function FilterLabel({
  label,
  chosen,
}: {
  readonly label: string
  readonly chosen: readonly string[]
}) {
  const { t } = useTranslation('widgets/record-list')
  if (chosen.length === 0) return <>{label}</>
  const [first] = chosen
  return (
    <span className={styles.label}>
      {t('filter.named', {
        label,
        value: chosen.length === 1 ? first : t('filter.chosen', { count: chosen.length }),
      })}
    </span>
  )
}

/** A filter with a fixed list of values. */
function ChoicesFilter({ filter, search, onSearch }: FilterProps<'choices'>) {
  const chosen = getValues(search, filter.id)
  const chosenLabels = filter.choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
  return (
    <Panel
      label={<FilterLabel label={filter.label} chosen={chosenLabels} />}
      isSet={chosen.length > 0}
    >
      {() => (
        <ChoiceList
          label={filter.label}
          choices={filter.choices}
          chosen={chosen}
          onChange={(values) => onSearch(setValue(search, filter.id, values))}
        />
      )}
    </Panel>
  )
}

/** A filter whose values are searched by text. */
function SearchFilter({ filter, search, onSearch }: FilterProps<'search'>) {
  const values = getValues(search, filter.id)
  const [first = ''] = values
  // Several values are shown as a number.
  const { data: name = '…' } = useQuery({
    ...nameQueryOptions(filter, first),
    enabled: values.length === 1,
  })
  return (
    <Panel
      label={<FilterLabel label={filter.label} chosen={values.length === 1 ? [name] : values} />}
      isSet={values.length > 0}
    >
      {() => (
        <ValueFinder
          filter={filter}
          values={values}
          onChange={(next) => onSearch(setValue(search, filter.id, next))}
        />
      )}
    </Panel>
  )
}

/** A filter that is on or off, toggled by one press. */
function ToggleFilter({ filter, search, onSearch }: FilterProps<'toggle'>) {
  const isOn = getText(search, filter.id) === filter.value
  return (
    <Chip
      label={filter.label}
      isSelected={isOn}
      onPress={() => onSearch(setValue(search, filter.id, isOn ? '' : filter.value))}
    />
  )
}

/** A filter by a range of weeks with optional ends. */
function WeeksFilter({ filter, search, onSearch }: FilterProps<'weeks'>) {
  const from = getText(search, filter.fromId)
  const to = getText(search, filter.toId)
  const set = (nextFrom: string, nextTo: string) =>
    onSearch(setValue(setValue(search, filter.fromId, nextFrom), filter.toId, nextTo))

  const text = useFormatWeekRange()(from, to)

  return (
    <Panel
      label={<FilterLabel label={filter.label} chosen={text === null ? [] : [text]} />}
      isSet={text !== null}
    >
      {() => <WeeksForm from={from} to={to} onChange={set} />}
    </Panel>
  )
}
