import { Chip } from '@/shared/ui'
import { getText, setValue, type ListSearch, type RecordFilter } from '../model/filter'

type Props = {
  readonly filter: Extract<RecordFilter, { kind: 'toggle' }>
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter that is on or off, toggled by one press. */
export function ToggleFilter({ filter, search, onSearch }: Props) {
  const isOn = getText(search, filter.id) === filter.value
  return (
    <Chip
      label={filter.label}
      isSelected={isOn}
      onPress={() => onSearch(setValue(search, filter.id, isOn ? '' : filter.value))}
    />
  )
}
