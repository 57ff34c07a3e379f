import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { SearchField } from '@/shared/ui'
import type { Choice } from '../model/filter'
import { nameQueryOptions, type SearchFilterConfig } from '../model/name-query'
import { ChoiceList } from './choice-list'
import styles from './panel.module.css'

type ValueFinderProps = {
  readonly filter: SearchFilterConfig
  readonly values: readonly string[]
  onChange(values: readonly string[]): void
}

/** Searches values by text; chosen values are listed first. */
export function ValueFinder({ filter, values, onChange }: ValueFinderProps) {
  const { t } = useTranslation('widgets/record-list')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: ['record-list', 'find', filter.source, wanted],
    queryFn: ({ signal }) => filter.find(wanted, signal),
    placeholderData: keepPreviousData,
  })
  const chosen = useNamedValues(filter, values)
  const others = (found.data ?? []).filter(({ value }) => !values.includes(value))
  return (
    <>
      <SearchField
        label={t('filter.find', { label: filter.label })}
        value={text}
        onChange={setText}
        autoFocus
      />
      <ChoiceList
        label={filter.label}
        choices={[...chosen, ...others]}
        chosen={values}
        onChange={onChange}
      />
      {found.isError && <p className={styles.quiet}>{t('filter.failed')}</p>}
      {found.isSuccess && found.data.length === 0 && (
        <p className={styles.quiet}>{t('filter.nothing_found')}</p>
      )}
    </>
  )
}

/** Returns the values with their texts; an ellipsis while loading. */
function useNamedValues(filter: SearchFilterConfig, values: readonly string[]): readonly Choice[] {
  const names = useQueries({ queries: values.map((value) => nameQueryOptions(filter, value)) })
  return values.map((value, index) => ({ value, label: names[index]?.data ?? '…' }))
}
