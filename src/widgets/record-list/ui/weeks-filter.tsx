import { useFormatWeekRange } from '../model/use-format-week-range'
import { getText, setValue, type ListSearch, type RecordFilter } from '../model/filter'
import { FilterLabel } from './filter-label'
import { WeeksForm } from './lazy-panels'
import { Panel } from './panel'

type Filter = Extract<RecordFilter, { kind: 'weeks' }>

type Props = {
  readonly filter: Filter
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** A filter by a range of weeks with optional ends. */
export function WeeksFilter({ filter, search, onSearch }: Props) {
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
