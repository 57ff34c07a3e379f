import { getText, getValues, type ListSearch, type RecordFilter, setValue } from '../model/filter'
import { ChoiceList, ValueFinder } from './choice-list'
import { WeeksForm } from './weeks-form'

/** A filter whose values are set in a form; a toggle is set by one press. */
export type FormFilter = Exclude<RecordFilter, { kind: 'toggle' }>

interface FilterEditorProps {
  filter: FormFilter
  search: ListSearch
  onSearch(search: ListSearch): void
}

/** The form of one filter; each change takes effect at once. */
export function FilterEditor({ filter, search, onSearch }: FilterEditorProps) {
  switch (filter.kind) {
    case 'choices':
      return (
        <ChoiceList
          label={filter.label}
          choices={filter.choices}
          chosen={getValues(search, filter.id)}
          onChange={(values) => onSearch(setValue(search, filter.id, values))}
        />
      )
    case 'search':
      return (
        <ValueFinder
          filter={filter}
          values={getValues(search, filter.id)}
          onChange={(values) => onSearch(setValue(search, filter.id, values))}
        />
      )
    case 'weeks':
      return (
        <WeeksForm
          from={getText(search, filter.fromId)}
          to={getText(search, filter.toId)}
          onChange={(from, to) =>
            onSearch(setValue(setValue(search, filter.fromId, from), filter.toId, to))
          }
        />
      )
  }
}
