import { useQueries } from '@tanstack/react-query'
import { valuesOf, withValue, type Choice, type ListSearch, type RecordFilter } from '../model/filter'
import { FilterLabel } from './filter-label'
import { Finder } from './lazy-panels'
import { Panel } from './panel'

type Filter = Extract<RecordFilter, { kind: 'search' }>

type Props = {
  readonly filter: Filter
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter whose values are found by typing. */
export function SearchFilter({ filter, search, onSearch }: Props) {
  const values = valuesOf(search, filter.id)
  const chosen = useNamed(filter, values)
  return (
    <Panel
      label={<FilterLabel label={filter.label} chosen={chosen.map(({ label }) => label)} />}
      isSet={values.length > 0}
    >
      {() => (
        <Finder
          filter={filter}
          chosen={chosen}
          onChange={(next) => onSearch(withValue(search, filter.id, next))}
        />
      )}
    </Panel>
  )
}

/** Names of the values that came with the URL; an ellipsis until they are known. */
function useNamed(filter: Filter, values: readonly string[]): readonly Choice[] {
  const names = useQueries({
    queries: values.map((value) => ({
      queryKey: ['record-list', 'name', filter.source, value],
      queryFn: ({ signal }: { signal: AbortSignal }) => filter.nameOf(value, signal),
      staleTime: Infinity,
    })),
  })
  return values.map((value, index) => ({ value, label: names[index]?.data ?? '…' }))
}
