import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { SearchIcon, TextField } from '@/shared/ui'
import { valuesOf, withValue, type Choice, type ListSearch, type RecordFilter } from '../model/filter'
import { ChoiceList } from './choice-list'
import { FilterLabel } from './filter-label'
import { Panel } from './panel'
import styles from './panel.module.css'

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

type FinderProps = {
  readonly filter: Filter
  readonly chosen: readonly Choice[]
  onChange(values: readonly string[]): void
}

function Finder({ filter, chosen, onChange }: FinderProps) {
  const { t } = useTranslation('widgets/record-list')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: ['record-list', 'find', filter.source, wanted],
    queryFn: ({ signal }) => filter.find(wanted, signal),
    placeholderData: keepPreviousData,
  })
  const values = chosen.map(({ value }) => value)
  const others = (found.data ?? []).filter(({ value }) => !values.includes(value))
  return (
    <>
      <TextField
        label={t('filter.find', { label: filter.label })}
        isLabelHidden
        type="search"
        prefix={<SearchIcon />}
        placeholder={t('filter.find', { label: filter.label })}
        value={text}
        onChange={setText}
        autoFocus
      />
      <ChoiceList label={filter.label} choices={[...chosen, ...others]} chosen={values} onChange={onChange} />
      {found.isError && <p className={styles.quiet}>{t('filter.failed')}</p>}
      {found.isSuccess && found.data.length === 0 && <p className={styles.quiet}>{t('filter.nothing_found')}</p>}
    </>
  )
}
