import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { toPersonChoices } from '@/entities/person'
import {
  ApprovalBadge,
  CertificateNotice,
  formatCertificate,
  type Sawmill,
  sawmillListQueries,
  sawmillQueryOptions,
} from '@/entities/sawmill'
import { toPaymentTermsValues } from '@/entities/terms'
import { useRecord } from '@/features/edit-record'
import { vCurrency } from '@contract/validators'
import { createFields, type Span } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import {
  ExchangeRateField,
  PartnerField,
  PartnerNote,
  PaymentParts,
  PaymentTermsFields,
} from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import {
  purchaseManagersQueryOptions,
  supplyFormConfig,
  type SupplyValues,
} from '../model/supply-form'
import { useFieldWarning } from '../model/supply-warnings'
import { toLocalDay } from '@/shared/lib/clock'

/** Maximum length of a loading place. */
const MAX_LENGTH = 160

/** Returns the payment terms and the loading place of a mill. */
function toSawmillDefaults({ payment_terms, address }: Sawmill): Partial<SupplyValues> {
  const place = address
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
  return {
    payment_terms: toPaymentTermsValues(payment_terms),
    ...(place && place.length <= MAX_LENGTH && { loading_place: place }),
  }
}

const Field = createFields<SupplyValues>()

const currencies = vCurrency.options.map((value) => ({ value, label: value }))

/**
 * Mill, dates and payment. Selecting a mill fills in its terms except in fields that the user
 * edited.
 */
export function SawmillSection() {
  const { t } = useTranslation('pages/supply')
  const { saved, form } = useRecord(supplyFormConfig)
  const [kind, chosen] = useWatch({
    control: form.control,
    name: ['payment_terms.kind', 'currency'],
  })
  const currency = chosen || 'EUR'
  const purchaseManagers = toPersonChoices(
    useQuery(purchaseManagersQueryOptions).data?.items,
    saved?.purchase_manager,
  )
  const rateWarning = useFieldWarning('exchange_rate')
  const depositWarning = useFieldWarning('deposit')
  const hasDays = kind === 'net_days'
  const hasRate = currency !== 'EUR'
  // The two to four payment fields fill one row.
  const span: Span = hasDays || hasRate ? 3 : 4
  const shortSpan: Span = hasDays && hasRate ? 2 : span

  return (
    <DocumentSection title={t('section.sawmill')}>
      <SawmillField />
      <Field.Choice
        name="purchase_manager_id"
        span={3}
        placeholder={t('nobody')}
        options={purchaseManagers}
      />
      <Field.Week name="ready_week" span={3} />
      <PaymentTermsFields span={span} daysSpan={shortSpan} />
      <Field.Choice name="currency" span={shortSpan} options={currencies} />
      {hasRate && (
        <ExchangeRateField
          span={shortSpan}
          day={saved ? toLocalDay(new Date(saved.created_at)) : ''}
          warning={rateWarning}
        />
      )}
      <Field.Money name="deposit" span={span} currency={currency} warning={depositWarning} />
      <PaymentParts />
    </DocumentSection>
  )
}

function SawmillField() {
  const { saved, form } = useRecord(supplyFormConfig)
  const queryClient = useQueryClient()
  const sawmillId = useWatch({ control: form.control, name: 'sawmill_id' })
  const { data: sawmill } = useQuery({
    ...sawmillQueryOptions(sawmillId),
    enabled: sawmillId !== '',
  })
  return (
    <PartnerField
      name="sawmill_id"
      wordsName="sawmill_words"
      find={sawmillListQueries.fetchPage}
      partner={sawmill}
      saved={saved?.sawmill}
      fetch={(id) => queryClient.query(sawmillQueryOptions(id))}
      toPartnerDefaults={toSawmillDefaults}
    >
      {sawmill && <SawmillCard sawmill={sawmill} />}
    </PartnerField>
  )
}

/** Facts about the sawmill for the purchase manager. */
function SawmillCard({ sawmill }: { sawmill: Sawmill }) {
  const { t } = useTranslation('pages/supply')
  const format = useFormat()
  const { certificate, certificate_state: state, lead_time_weeks: weeks } = sawmill
  const isInNotice = state === 'expired' || state === 'expiring'
  const notes = [
    format.country(sawmill.country),
    weeks !== null && t('sawmill.lead_time', { count: weeks }),
    certificate
      ? formatCertificate(
          certificate.scheme,
          certificate.code,
          isInNotice ? null : format.date(certificate.expires),
        )
      : t('sawmill.uncertified'),
  ]
  return (
    <>
      <PartnerNote>
        <ApprovalBadge approval={sawmill.approval} /> · {notes.filter(Boolean).join(' · ')}
      </PartnerNote>
      {sawmill.approval === 'suspended' && <Banner tone="blocked">{t('sawmill.suspended')}</Banner>}
      <CertificateNotice
        sawmill={sawmill}
        consequence={{
          expired: t('sawmill.certificate_expired'),
          expiring: t('sawmill.certificate_expiring'),
        }}
      />
    </>
  )
}
