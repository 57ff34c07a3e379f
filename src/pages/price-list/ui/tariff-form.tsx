import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { portName } from '@/entities/cargo'
import { createTariff, refreshPrices } from '@/entities/price'
import { stockFacetsQuery } from '@/entities/stock'
import { ApiProblem, useProblemText } from '@/shared/api'
import { fieldErrorText } from '@/shared/forms'
import { countryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { Button, MoneyField, NativeSelect, TextField } from '@/shared/ui'
import styles from './price-list.module.css'

const blank = { location: '', country: '', zip_prefix: '', amount: '' }

/** What a truck costs on one more way. */
export function TariffForm() {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const { data: facets } = useQuery(stockFacetsQuery())
  const [draft, setDraft] = useState(blank)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const countries = useMemo(() => countryChoices(format.country, i18n.language), [format, i18n.language])
  const set = (name: keyof typeof blank) => (value: string) => setDraft((before) => ({ ...before, [name]: value }))
  const isWhole = draft.location !== '' && draft.country !== '' && draft.amount !== ''
  async function add() {
    setBusy(true)
    setError(null)
    try {
      await createTariff({ ...draft, zip_prefix: draft.zip_prefix.replaceAll(/[\s-]/g, '').toUpperCase(), amount: Number(draft.amount).toFixed(2) }, key.current)
      key.current = crypto.randomUUID()
      setDraft(blank)
      await refreshPrices(queryClient)
    } catch (problem) {
      const [first] = problem instanceof ApiProblem ? (problem.problem.errors ?? []) : []
      setError(first ? fieldErrorText(first) : problemText(problem))
    }
    setBusy(false)
  }
  return (
    <div className={styles.fields}>
      <NativeSelect label={t('services.location')} value={draft.location} onChange={set('location')} placeholder="–" options={(facets?.location ?? []).map((value) => ({ value, label: portName(value) ?? value }))} isRequired />
      <NativeSelect label={t('columns.country')} value={draft.country} onChange={set('country')} placeholder="–" options={countries} isRequired />
      <TextField label={t('services.zip')} value={draft.zip_prefix} onChange={set('zip_prefix')} hint={t('services.zip_hint')} />
      <MoneyField label={t('services.truck')} currency="EUR" value={draft.amount} onChange={set('amount')} isRequired error={error ?? undefined} />
      <Button isPending={isBusy} isDisabled={!isWhole} onClick={() => void add()}>
        {t('services.add')}
      </Button>
    </div>
  )
}
