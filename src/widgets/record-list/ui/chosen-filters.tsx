import { useQueries } from '@tanstack/react-query'
import { useTranslation } from '@/shared/i18n'
import {
  getText,
  getValues,
  type ListSearch,
  nameQueryOptions,
  type RecordFilter,
} from '../model/filter'
import { useFormatWeekRange } from '../model/use-format-week-range'

/** The active filters with all their values, for print, where filters can't be opened. */
export function ChosenFilters({
  filters,
  search,
}: {
  filters: readonly RecordFilter[]
  search: ListSearch
}) {
  const { t } = useTranslation('widgets/record-list')
  const weeksText = useFormatWeekRange()
  const searched = filters.flatMap((filter) =>
    filter.kind === 'search'
      ? getValues(search, filter.id).map((value) => ({ filter, value }))
      : [],
  )
  const nameQueries = useQueries({
    queries: searched.map(({ filter, value }) => nameQueryOptions(filter, value)),
  })
  const formatName = (id: string, value: string) =>
    nameQueries[searched.findIndex((item) => item.filter.id === id && item.value === value)]
      ?.data ?? value
  const formatFilterValues = (filter: RecordFilter): string => {
    switch (filter.kind) {
      case 'weeks':
        return weeksText(getText(search, filter.fromId), getText(search, filter.toId)) ?? ''
      case 'search':
        return getValues(search, filter.id)
          .map((value) => formatName(filter.id, value))
          .join(', ')
      case 'choices':
        return getValues(search, filter.id)
          .map((value) => filter.choices.find((choice) => choice.value === value)?.label ?? value)
          .join(', ')
      case 'toggle':
        return getText(search, filter.id) === filter.value ? filter.label : ''
    }
  }
  return filters.flatMap((filter) => {
    const value = formatFilterValues(filter)
    return value === ''
      ? []
      : [
          <div key={filter.id}>
            {filter.kind === 'toggle' ? value : t('filter.named', { label: filter.label, value })}
          </div>,
        ]
  })
}
