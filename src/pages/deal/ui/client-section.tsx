import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { clientQuery, type Client as ClientRecord } from '@/entities/client'
import { peopleQuery } from '@/entities/person'
import { problemText } from '@/shared/api'
import { vCurrency, vPaymentTerms } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/lib/toast'
import { Banner, NativeSelect, TextField } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document-frame'
import { defaultsOf, fieldsToFill } from '../model/client-defaults'
import { useDealContext } from '../model/deal-editor'
import type { DealFormValues } from '../model/deal-form'
import { DealChoice, DealNumber, DealText, FieldPlace, useDealField, type Span } from './deal-fields'
import styles from './deal-fields.module.css'

const ClientField = lazy(async () => ({ default: (await import('./client-field')).ClientField }))
const DateField = lazy(async () => ({ default: (await import('./date-field')).DealDate }))

const currencies = vCurrency.options
const paymentKinds = vPaymentTerms.entries.kind.options

/** Who buys, on which terms. Choosing a client brings its terms into every field that nobody has typed into. */
export function ClientSection() {
  const { t } = useTranslation('pages/deal')
  const { editor } = useDealContext()
  const [kind, currency] = useWatch({ control: editor.form.control, name: ['payment_terms.kind', 'currency'] })
  const hasDays = kind === 'net_days'
  const hasRate = currency !== 'EUR'
  // The terms fill one row, however many of them there are.
  const [span, shortSpan]: readonly [Span, Span] = hasDays && hasRate ? [3, 2] : hasDays || hasRate ? [3, 3] : [4, 4]

  return (
    <DocumentSection title={t('section.client')}>
      <Client />
      <SaleManager />
      <DealDay />
      <DealText name="customer_reference" span={span} label={t('field.customer_reference')} />
      <DealChoice
        name="payment_terms.kind"
        span={span}
        label={t('field.payment_terms')}
        options={paymentKinds.map((value) => ({ value, label: t(`payment.${value}`) }))}
      />
      {hasDays && (
        <DealNumber name="payment_terms.net_days" span={shortSpan} places={0} label={t('field.net_days')} isRequired />
      )}
      <DealChoice
        name="currency"
        span={shortSpan}
        label={t('field.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      {hasRate && (
        <DealNumber
          name="exchange_rate"
          span={shortSpan}
          places={6}
          label={t('field.exchange_rate')}
          hint={t('hint.exchange_rate', { currency })}
        />
      )}
    </DocumentSection>
  )
}

function Client() {
  const { t } = useTranslation('pages/deal')
  const { editor, rights, deal } = useDealContext()
  const queryClient = useQueryClient()
  const field = useDealField('client_id')
  const { data: client } = useQuery({ ...clientQuery(field.value), enabled: field.value !== '' })
  const brought = useRef<Partial<DealFormValues>>({})
  useEffect(() => {
    if (client) editor.claim.current = client.required_certification
  }, [client, editor])
  const keptWords = editor.form.getValues('client_words') ?? ''
  const shown = client ?? (deal?.client.id === field.value ? deal.client : null)

  async function choose(clientId: string) {
    if (client) brought.current = defaultsOf(client)
    field.onChange(clientId)
    if (clientId === '') return
    const chosen = await queryClient.query(clientQuery(clientId))
    // Somebody who chose again meanwhile gets the terms of that one.
    if (editor.form.getValues('client_id') !== clientId) return
    const filled = fieldsToFill(editor.form.getValues(), editor.began, brought.current, chosen, rights.canEdit)
    editor.form.reset({ ...editor.form.getValues(), ...filled }, { keepDefaultValues: true })
    const claim = chosen.required_certification
    editor.lines.settle((line) => (line.certification === 'none' ? { ...line, certification: claim } : line))
  }

  function keepWords(words: string) {
    if (words !== (editor.form.getValues('client_words') ?? '')) editor.form.setValue('client_words', words)
  }

  return (
    <FieldPlace name="client_id" span={6}>
      <Suspense
        fallback={
          <TextField
            label={t('field.client_id')}
            value={keptWords || (shown?.name ?? '')}
            onChange={() => {}}
            placeholder={t('client.search')}
            isRequired
          />
        }
      >
        <ClientField
          value={shown}
          error={field.error}
          isReadOnly={field.isReadOnly}
          onChoose={(id) => void choose(id).catch((error: unknown) => toast.error(problemText(error)))}
          keptWords={keptWords}
          onWords={keepWords}
        />
      </Suspense>
      {client && <ClientNotes client={client} />}
    </FieldPlace>
  )
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

function SaleManager() {
  const { t } = useTranslation('pages/deal')
  const { deal } = useDealContext()
  const field = useDealField('sale_manager_id')
  const { data } = useQuery(peopleQuery({ role: ['sale_manager'] }))
  const people = data?.items ?? (deal ? [deal.sale_manager] : [])
  return (
    <FieldPlace name="sale_manager_id" span={3}>
      <NativeSelect
        {...field}
        label={t('field.sale_manager_id')}
        isRequired
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FieldPlace>
  )
}

function DealDay() {
  const { t } = useTranslation('pages/deal')
  const field = useDealField('date')
  return (
    <FieldPlace name="date" span={3}>
      <Suspense fallback={<TextField {...field} label={t('field.date')} isRequired isReadOnly />}>
        <DateField {...field} label={t('field.date')} isRequired />
      </Suspense>
    </FieldPlace>
  )
}
