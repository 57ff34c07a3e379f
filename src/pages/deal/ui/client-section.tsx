import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import {
  type Client,
  clientListQueries,
  clientQueryOptions,
  type Client as ClientRecord,
} from '@/entities/client'
import { saleManagersQueryOptions, toPersonChoices } from '@/entities/person'
import { toPaymentTermsValues } from '@/entities/terms'
import { useRecord } from '@/features/edit-record'
import { vCurrency } from '@contract/validators'
import { createFields, type Span } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, toast } from '@/shared/ui'
import {
  ExchangeRateField,
  PartnerField,
  PartnerNote,
  PaymentParts,
  PaymentTermsFields,
} from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { dealFormConfig, type DealValues } from '../model/deal-form'
import { useDealWarningFormatter, useDealWarnings } from '../model/deal-warnings'
import { useDealLines } from '../model/use-deal'

type ClientDefaults = Partial<
  Pick<
    DealValues,
    | 'currency'
    | 'payment_terms'
    | 'incoterms'
    | 'destination'
    | 'tolerance_percent'
    | 'sale_manager_id'
  >
>

/** Returns the client's default terms for a deal. */
function toClientDefaults(client: Client): ClientDefaults {
  return {
    currency: client.currency,
    payment_terms: toPaymentTermsValues(client.payment_terms),
    tolerance_percent: String(client.tolerance_percent),
    ...(client.default_incoterms && { incoterms: client.default_incoterms }),
    ...(client.default_destination !== null && { destination: client.default_destination }),
    ...(client.sale_manager_id !== null && { sale_manager_id: client.sale_manager_id }),
  }
}

const Field = createFields<DealValues>()

const currencies = vCurrency.options.map((value) => ({ value, label: value }))

/**
 * The client and its terms. Choosing a client fills in its terms, except in fields that the user
 * edited.
 */
export function ClientSection() {
  const { t } = useTranslation('pages/deal')
  const { saved, form } = useRecord(dealFormConfig)
  const [kind, currency, date] = useWatch({
    control: form.control,
    name: ['payment_terms.kind', 'currency', 'date'],
  })
  const managers = toPersonChoices(
    useQuery(saleManagersQueryOptions).data?.items,
    saved?.sale_manager,
  )
  const { formatSentence } = useDealWarningFormatter()
  const warnings = useDealWarnings()
  const rateWarning = warnings.find(
    ({ code, pointer }) =>
      code === 'rate_off_last' || (code === 'rate_off_daily' && pointer === '/exchange_rate'),
  )
  const referenceWarning = warnings.find(({ code }) => code === 'reference_used')
  const hasDays = kind === 'net_days'
  const hasRate = currency !== 'EUR'
  // The fields fill one row, with or without the optional ones.
  const [span, shortSpan]: readonly [Span, Span] =
    hasDays && hasRate ? [3, 2] : hasDays || hasRate ? [3, 3] : [4, 4]

  return (
    <DocumentSection title={t('section.client')}>
      <ClientField />
      <Field.Choice name="sale_manager_id" span={3} options={managers} />
      <Field.Day name="date" span={3} />
      <Field.Text
        name="customer_reference"
        span={span}
        warning={referenceWarning ? formatSentence(referenceWarning) : null}
      />
      <PaymentTermsFields span={span} daysSpan={shortSpan} />
      <Field.Choice name="currency" span={shortSpan} options={currencies} />
      {hasRate && (
        <ExchangeRateField
          span={shortSpan}
          day={date}
          warning={rateWarning ? formatSentence(rateWarning) : null}
        />
      )}
      <PaymentParts />
    </DocumentSection>
  )
}

function ClientField() {
  const { t } = useTranslation('pages/deal')
  const { saved: deal, form } = useRecord(dealFormConfig)
  const { lines, requiredByClientRef } = useDealLines()
  const queryClient = useQueryClient()
  const clientId = useWatch({ control: form.control, name: 'client_id' })
  const { data: client } = useQuery({ ...clientQueryOptions(clientId), enabled: clientId !== '' })
  useEffect(() => {
    if (client) requiredByClientRef.current = client.required_certification
  }, [client, requiredByClientRef])

  const hasPrices = () => lines.lines().some(({ prices }) => prices.price !== '')

  /** Keeps the currency once prices are entered. */
  function applyTerms(chosen: ClientRecord) {
    const { currency, ...terms } = toClientDefaults(chosen)
    return hasPrices() ? terms : { ...terms, currency }
  }

  function applyClient({ name, currency, required_certification: certification }: ClientRecord) {
    lines.applyToHistory((line) =>
      line.certification === 'none' ? { ...line, certification } : line,
    )
    const currentCurrency = form.getValues('currency')
    if (currency === currentCurrency || !hasPrices()) return
    toast.info(t('client.currency_stays', { client: name, currency, kept: currentCurrency }), {
      label: t('client.take_currency', { currency }),
      onPress: () => form.setValue('currency', currency),
    })
  }

  return (
    <PartnerField
      name="client_id"
      wordsName="client_words"
      find={clientListQueries.fetchPage}
      partner={client}
      saved={deal?.client}
      fetch={(id) => queryClient.query(clientQueryOptions(id))}
      toPartnerDefaults={applyTerms}
      onChosen={applyClient}
    >
      {client && <ClientNotes client={client} />}
    </PartnerField>
  )
}

function ClientNotes({ client }: { client: ClientRecord }) {
  const { t } = useTranslation(['pages/deal', 'entities/product'])
  const format = useFormat()
  const notes = [
    client.credit_limit_eur !== null &&
      client.exposure_eur !== null &&
      t('client.credit', {
        limit: format.money(client.credit_limit_eur, 'EUR'),
        exposure: format.money(client.exposure_eur, 'EUR'),
      }),
    client.required_certification !== 'none' &&
      t('client.certified', {
        certification: t(`entities/product:certification.${client.required_certification}`),
      }),
  ].filter(Boolean)
  return (
    <>
      <PartnerNote>{notes.join(' · ')}</PartnerNote>
      {client.status === 'blocked' && <Banner tone="blocked">{t('client.blocked')}</Banner>}
    </>
  )
}
