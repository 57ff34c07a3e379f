import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatPort } from '@/entities/cargo'
import { orderConfirmationQueryOptions, type Deal, type OrderConfirmation } from '@/entities/deal'
import { formatPaymentTerms } from '@/entities/terms'
import { ApiProblem, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { getButtonClass, ErrorState, PageState, type Description } from '@/shared/ui'
import { Paper, PaperDesk, PaperParty, PaperSkeleton } from '@/widgets/document'
import { PaperGoods } from '@/widgets/wood-lines'
import { getInvalidityReason, type InvalidityReason } from '../model/deal-workflow'
import { formatTransport } from '../model/deal-activity-texts'

interface OrderConfirmationSheetProps {
  readonly deal: Deal
  /** Number of a revision; undefined for the valid one. */
  readonly revision?: number | undefined
}

/** The order confirmation for the client, on A4. */
export function OrderConfirmationSheet({ deal, revision }: OrderConfirmationSheetProps) {
  const { t } = useTranslation('pages/deal')
  const { data, error, refetch, isFetching } = useQuery(
    orderConfirmationQueryOptions(deal.id, revision ?? deal.order_confirmation_revision),
  )

  const back = (
    <Link to="/deals/$id" params={{ id: deal.id }} className={getButtonClass({})}>
      {t('action.back')}
    </Link>
  )
  return (
    <PaperDesk back={back} isReady={data !== undefined}>
      {data ? (
        <ConfirmationPaper document={data} invalidity={getPaperInvalidity(data, deal)} />
      ) : error instanceof ApiProblem && error.problem.code === 'not_found' ? (
        <PageState headingLevel={1} title={t('confirmation.missing')} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PaperSkeleton title={`${t('confirmation.title')} ${deal.number}`} />
      )}
    </PaperDesk>
  )
}

/** Returns the reason why a paper is not in force; null if it is. */
const getPaperInvalidity = (
  { state }: Pick<OrderConfirmation, 'state'>,
  deal: Deal,
): InvalidityReason | null => (state === 'valid' ? getInvalidityReason(deal) : state)

interface ConfirmationPaperProps {
  document: OrderConfirmation
  /** Reason why it is no longer valid; omitted while it is valid. */
  invalidity?: InvalidityReason | null
}

/** The paper of an order confirmation. An invalid one starts with a notice, also in print. */
export function ConfirmationPaper({ document, invalidity = null }: ConfirmationPaperProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { client, incoterms, transport, delivery_week_from: from, delivery_week_to: to } = document
  const hasPort = transport.kind === 'container' || document.port_of_discharge !== null

  // All agreed terms in the order of the paper; null for terms that are printed elsewhere.
  const terms: Record<keyof Schemas['DealTerms'], Description | null> = {
    date: { term: t('field.date'), value: format.date(document.date) },
    customer_reference: { term: t('field.customer_reference'), value: document.customer_reference },
    incoterms: {
      term: t('field.incoterms_rule'),
      value: `${incoterms.rule} ${formatPort(incoterms.place)}`,
    },
    payment_terms: {
      term: t('field.payment_terms'),
      value: formatPaymentTerms(document.payment_terms),
    },
    currency: null,
    delivery_week_from: {
      term: t('confirmation.delivery'),
      value: format.week(from, to ?? undefined),
    },
    delivery_week_to: null,
    transport: {
      term: t('field.transport'),
      value: formatTransport(transport.kind, transport.count),
    },
    destination: { term: t('field.destination'), value: document.destination },
    // Trucks have no port unless one was entered.
    port_of_discharge: hasPort
      ? {
          term: t('field.port_of_discharge'),
          value: document.port_of_discharge && formatPort(document.port_of_discharge),
        }
      : null,
    tolerance_percent: null,
  }

  return (
    <Paper
      notice={
        invalidity && {
          title: t(`confirmation.invalid.${invalidity}.title`),
          text: t(`confirmation.invalid.${invalidity}.text`),
        }
      }
      title={`${t('confirmation.title')} ${document.number}`}
      details={[
        t('confirmation.revision', { number: document.revision }),
        t('confirmation.issued', { date: format.date(document.issued_at) }),
      ].join(' · ')}
      parties={[
        <PaperParty
          key="to"
          role={t('confirmation.to')}
          name={client.name}
          address={client.address}
          lines={[format.country(client.country)]}
          codes={[
            client.company_code && `${t('confirmation.company_code')} ${client.company_code}`,
            client.vat_code && `${t('confirmation.vat_code')} ${client.vat_code}`,
          ]}
        />,
        <PaperParty
          key="from"
          role={t('confirmation.seller')}
          name={document.sale_manager.name}
          lines={[document.sale_manager.email]}
        />,
      ]}
      terms={Object.values(terms).filter((term) => term !== null)}
      smallPrint={`${t('confirmation.tolerance', { percent: format.percent(String(document.tolerance_percent)) })} ${t('confirmation.terms')}`}
      signatures={[t('confirmation.sign_seller'), t('confirmation.sign_buyer')]}
    >
      <PaperGoods
        lines={document.lines}
        currency={document.currency}
        volume={document.volume_m3}
        amount={document.revenue}
      />
    </Paper>
  )
}
