import { getValues, setValue, type ListSearch, type RecordFilter } from '../model/filter'
import { FilterLabel } from './filter-label'
import { ChoiceList } from './lazy-panels'
import { Panel } from './panel'

type Props = {
  readonly filter: Extract<RecordFilter, { kind: 'choices' }>
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter with a fixed list of values. */
export function ChoicesFilter({ filter, search, onSearch }: Props) {
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
