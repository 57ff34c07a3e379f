import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { clientQuery, type Client as ClientRecord } from '@/entities/client'
import { useRecord } from '@/features/edit-record'
import { problemText } from '@/shared/api'
import { vCurrency, vPaymentTerms } from '@/shared/api/generated/validators'
import { fieldsOf, useField, type Span } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Banner, TextField, toast } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { defaultsOf, fieldsToFill } from '../model/client-defaults'
import { dealForm, managersQuery, type DealValues } from '../model/deal-form'
import { useDealWarnings, useWarningWords } from '../model/deal-warnings'
import { useDealLines } from '../model/use-deal'
import type { ClientFieldProps } from './client-field'
import styles from './deal-fields.module.css'

const Field = fieldsOf<DealValues>()

const ClientField = lazyPart(async () => (await import('./client-field')).ClientField, ClientBefore)

const currencies = vCurrency.options.map((value) => ({ value, label: value }))

/** Who buys, on which terms. Choosing a client brings its terms into every field that nobody has typed into. */
export function ClientSection() {
  const { t } = useTranslation(['pages/deal', 'entities/terms'])
  const { saved, fields } = useRecord(dealForm)
  const [kind, currency] = useWatch({ control: fields.control, name: ['payment_terms.kind', 'currency'] })
  const managers = useQuery(managersQuery).data?.items ?? (saved ? [saved.sale_manager] : [])
  const kinds = vPaymentTerms.entries.kind.options.map((value) => ({ value, label: t(`entities/terms:payment_kind.${value}`) }))
  const { say } = useWarningWords()
  const rateWarning = useDealWarnings().find(({ code }) => code === 'rate_off_last')
  const hasDays = kind === 'net_days'
  const hasRate = currency !== 'EUR'
  // The terms fill one row, however many of them there are.
  const [span, shortSpan]: readonly [Span, Span] = hasDays && hasRate ? [3, 2] : hasDays || hasRate ? [3, 3] : [4, 4]

  return (
    <DocumentSection title={t('section.client')}>
      <Client />
      <Field.Choice name="sale_manager_id" span={3} options={managers.map(({ id, name }) => ({ value: id, label: name }))} />
      <Field.Day name="date" span={3} />
      <Field.Text name="customer_reference" span={span} />
      <Field.Choice name="payment_terms.kind" span={span} options={kinds} />
      {hasDays && <Field.Number name="payment_terms.net_days" span={shortSpan} isRequired />}
      <Field.Choice name="currency" span={shortSpan} options={currencies} />
      {hasRate && (
        <Field.Number
          name="exchange_rate"
          span={shortSpan}
          places={6}
          hint={t('hint.exchange_rate', { currency })}
          warning={rateWarning ? say(rateWarning) : null}
        />
      )}
    </DocumentSection>
  )
}

function Client() {
  const { saved: deal, fields, began, canEdit } = useRecord(dealForm)
  const { lines, claim } = useDealLines()
  const queryClient = useQueryClient()
  const { value, onChange, ...field } = useField('client_id')
  const { data: client } = useQuery({ ...clientQuery(value), enabled: value !== '' })
  const brought = useRef<Partial<DealValues>>({})
  useEffect(() => {
    if (client) claim.current = client.required_certification
  }, [client, claim])
  const shown = client ?? (deal?.client.id === value ? deal.client : null)

  async function choose(clientId: string) {
    if (client) brought.current = defaultsOf(client)
    onChange(clientId)
    if (clientId === '') return
    const chosen = await queryClient.query(clientQuery(clientId))
    // Somebody who chose again meanwhile gets the terms of that one.
    if (fields.getValues('client_id') !== clientId) return
    const filled = fieldsToFill(fields.getValues(), began, brought.current, chosen, canEdit)
    fields.reset({ ...fields.getValues(), ...filled }, { keepDefaultValues: true })
    const certification = chosen.required_certification
    lines.settle((line) => (line.certification === 'none' ? { ...line, certification } : line))
  }

  function keepWords(words: string) {
    if (words !== fields.getValues('client_words')) fields.setValue('client_words', words)
  }

  return (
    <div className={styles.client}>
      <ClientField
        {...field}
        value={shown}
        onChange={(chosen) => void choose(chosen?.id ?? '').catch((error: unknown) => toast.error(problemText(error)))}
        keptWords={fields.getValues('client_words')}
        onWords={keepWords}
      />
      {client && <ClientNotes client={client} />}
    </div>
  )
}

/** The client's field while what searches in it is under way. */
function ClientBefore({ value, keptWords, ...field }: ClientFieldProps) {
  const { t } = useTranslation('pages/deal')
  return <TextField {...field} value={keptWords || (value?.name ?? '')} onChange={() => {}} placeholder={t('client.search')} />
}

function ClientNotes({ client }: { client: ClientRecord }) {
  const { t } = useTranslation(['pages/deal', 'entities/product'])
  const format = useFormat()
  const notes = [
    client.credit_limit_eur !== null &&
      client.exposure_eur !== null &&
      t('pages/deal:client.credit', {
        limit: format.money(client.credit_limit_eur, 'EUR'),
        exposure: format.money(client.exposure_eur, 'EUR'),
      }),
    client.required_certification !== 'none' &&
      t('pages/deal:client.certified', {
        certification: t(`entities/product:certification.${client.required_certification}`),
      }),
  ].filter(Boolean)
  return (
    <>
      <p className={styles.note}>{notes.join(' · ')}</p>
      {client.status === 'blocked' && <Banner tone="blocked">{t('pages/deal:client.blocked')}</Banner>}
    </>
  )
}
