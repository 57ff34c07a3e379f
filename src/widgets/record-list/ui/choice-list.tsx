import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Checkbox, SearchField } from '@/shared/ui'
import {
  type Choice,
  type ChoicePage,
  nameQueryOptions,
  type SearchFilterConfig,
  toggleValue,
} from '../model/filter'
import { focusFirstField } from './panel'
import styles from './panel.module.css'

interface ChoiceListProps {
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange(values: readonly string[]): void
}

/** A list of values with multiple choice; each press takes effect at once. */
export function ChoiceList({ label, choices, chosen, onChange }: ChoiceListProps) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <>
      <div role="group" aria-label={label} className={styles.options}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            value={chosen.includes(choice.value)}
            onChange={() => onChange(toggleValue(chosen, choice.value))}
          />
        ))}
      </div>
      {chosen.length > 0 && (
        <div className={styles.footer}>
          <Button
            size="s"
            variant="quiet"
            onClick={(event) => {
              focusFirstField(event)
              onChange([])
            }}
          >
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </>
  )
}

interface ValueFinderProps {
  filter: SearchFilterConfig
  values: readonly string[]
  onChange(values: readonly string[]): void
}

/** Searches values by text; chosen values are listed first. */
export function ValueFinder({ filter, values, onChange }: ValueFinderProps) {
  const { t } = useTranslation('widgets/record-list')
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const optionsQuery = useQuery({
    queryKey: ['record-list', 'find', filter.source, search],
    queryFn: ({ signal }) => filter.find(search, signal),
    placeholderData: keepPreviousData,
  })
  const chosen = useNamedValues(filter, values)
  const { choices: found, hasMore } = toPage(optionsQuery.data ?? [])
  const otherOptions = found.filter(({ value }) => !values.includes(value))
  return (
    <>
      <SearchField
        label={t('filter.find', { label: filter.searchedName ?? filter.label })}
        value={text}
        onChange={setText}
        autoFocus
      />
      <ChoiceList
        label={filter.label}
        choices={[...chosen, ...otherOptions]}
        chosen={values}
        onChange={onChange}
      />
      {optionsQuery.isError && <p className={styles.quiet}>{t('filter.failed')}</p>}
      {optionsQuery.isSuccess && found.length === 0 && (
        <p className={styles.quiet}>{t('filter.nothing_found')}</p>
      )}
      {hasMore && <p className={styles.quiet}>{t('filter.more')}</p>}
    </>
  )
}

const toPage = (found: readonly Choice[] | ChoicePage): ChoicePage =>
  'choices' in found ? found : { choices: found, hasMore: false }

/** Returns the values with their texts; an ellipsis while loading. */
function useNamedValues(filter: SearchFilterConfig, values: readonly string[]): readonly Choice[] {
  const nameQueries = useQueries({
    queries: values.map((value) => nameQueryOptions(filter, value)),
  })
  return values.map((value, index) => ({ value, label: nameQueries[index]?.data ?? '…' }))
}
