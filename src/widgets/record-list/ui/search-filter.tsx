import { useQuery } from '@tanstack/react-query'
import { getValues, setValue, type ListSearch } from '../model/filter'
import { nameQueryOptions, type SearchFilterConfig } from '../model/name-query'
import { FilterLabel } from './filter-label'
import { ValueFinder } from './lazy-panels'
import { Panel } from './panel'

type Props = {
  readonly filter: SearchFilterConfig
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter whose values are searched by text. */
export function SearchFilter({ filter, search, onSearch }: Props) {
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
