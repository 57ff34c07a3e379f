import { listDealsSearch } from '@contract/searches'
import { formatFor, i18n } from '@/shared/i18n'
import { createCountryFilter, type RecordFilter } from '@/widgets/record-list'

interface FilterTexts {
  t(key: 'filters.due' | 'filters.country' | 'filters.wood'): string
  wood(wood: (typeof listDealsSearch.wood.values)[number]): string
}

/** Filters that are mainly set by dashboard links. */
export const createRareFilters = ({ t, wood }: FilterTexts): readonly RecordFilter[] => [
  { kind: 'weeks', id: 'due', label: t('filters.due'), fromId: 'due_from', toId: 'due_to' },
  createCountryFilter(t('filters.country'), formatFor(i18n.language), i18n.language),
  {
    kind: 'choices',
    id: 'wood',
    label: t('filters.wood'),
    choices: listDealsSearch.wood.values.map((value) => ({ value, label: wood(value) })),
  },
]
