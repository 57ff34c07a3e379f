import { useQuery } from '@tanstack/react-query'
import { valuesOf, withValue, type ListSearch } from '../model/filter'
import { nameQuery, type SearchedFilter } from '../model/name-query'
import { FilterLabel } from './filter-label'
import { Finder } from './lazy-panels'
import { Panel } from './panel'

type Props = {
  readonly filter: SearchedFilter
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter whose values are found by typing. */
export function SearchFilter({ filter, search, onSearch }: Props) {
  const values = valuesOf(search, filter.id)
  const [first = ''] = values
  // More than one are shown as a number.
  const { data: name = '…' } = useQuery({
    ...nameQuery(filter, first),
    enabled: values.length === 1,
  })
  return (
    <Panel
      label={<FilterLabel label={filter.label} chosen={values.length === 1 ? [name] : values} />}
      isSet={values.length > 0}
    >
      {() => (
        <Finder
          filter={filter}
          values={values}
          onChange={(next) => onSearch(withValue(search, filter.id, next))}
        />
      )}
    </Panel>
  )
}
