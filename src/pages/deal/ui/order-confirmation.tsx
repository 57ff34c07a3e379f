import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderConfirmationQuery, type Deal, type OrderConfirmation } from '@/entities/deal'
import { sayPaymentTerms } from '@/entities/terms'
import { ApiProblem, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useHeadline } from '@/shared/lib/headline'
import { Button, buttonClass, DescriptionList, type Description, ErrorState, Mark, PageState, PrinterIcon } from '@/shared/ui'
import { invalidityOf, type Invalidity } from '../model/invalidity'
import { sayTransport } from '../model/say-value'
import { ConfirmedGoods } from './confirmed-goods'
import { WaitingPaper } from './waiting-paper'
import styles from './order-confirmation.module.css'

/** The order confirmation as it goes to the client: a sheet that prints on A4. */
export function OrderConfirmationSheet({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const { data, error, refetch, isFetching } = useQuery(orderConfirmationQuery(deal.id, deal.order_confirmation_revision))

  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <Link to="/deals/$id" params={{ id: deal.id }} className={buttonClass({})}>
          {t('action.back')}
        </Link>
        <Button variant="primary" icon={<PrinterIcon />} isDisabled={!data} onClick={() => print()}>
          {t('action.print_now')}
        </Button>
      </div>
      {data ? (
        <ConfirmationPaper document={data} invalidity={invalidityOf(deal)} />
      ) : error instanceof ApiProblem && error.problem.code === 'not_found' ? (
        <PageState headingLevel={1} title={t('confirmation.missing')} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <WaitingPaper number={deal.number} />
      )}
    </div>
  )
}

interface ConfirmationPaperProps {
  document: OrderConfirmation
  /** Why it binds nobody any more; left out for one that does. */
  invalidity?: Invalidity | null
}

/** The sheet of paper itself. One that is not in force says so before anything else, on paper too. */
export function ConfirmationPaper({ document, invalidity = null }: ConfirmationPaperProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const headline = useHeadline()
  const { client, incoterms, transport, delivery_week_from: from, delivery_week_to: to } = document
  const hasPort = transport.kind === 'container' || document.port_of_discharge !== null

  // Every term that is agreed, in the order of the paper; null for those that it says in another place.
  const terms: Record<keyof Schemas['DealTerms'], Description | null> = {
    date: { term: t('field.date'), value: format.date(document.date) },
    customer_reference: { term: t('field.customer_reference'), value: document.customer_reference },
    incoterms: { term: t('field.incoterms_rule'), value: `${incoterms.rule} ${incoterms.place}` },
    payment_terms: { term: t('field.payment_terms'), value: sayPaymentTerms(document.payment_terms) },
    currency: null,
    delivery_week_from: { term: t('confirmation.delivery'), value: format.week(from, to ?? undefined) },
    delivery_week_to: null,
    transport: { term: t('field.transport'), value: sayTransport(transport.kind, transport.count) },
    destination: { term: t('field.destination'), value: document.destination },
    // A truck goes to no port.
    port_of_discharge: hasPort ? { term: t('field.port_of_discharge'), value: document.port_of_discharge } : null,
    tolerance_percent: null,
  }

  return (
    // A sheet of paper is white in any theme.
    <article data-theme="light" className={styles.sheet}>
      {invalidity && (
        <p className={styles.invalid}>
          <strong>{t(`confirmation.invalid.${invalidity}.title`)}</strong> {t(`confirmation.invalid.${invalidity}.text`)}
        </p>
      )}
      <header className={styles.head}>
        <p className={styles.letterhead}>
          <Mark />
          {t('confirmation.letterhead')}
        </p>
        <div>
          <h1 ref={headline} className={styles.title}>
            {t('confirmation.title')} {document.number}
          </h1>
          <p className={styles.muted}>
            {t('confirmation.revision', { number: document.revision })}
            {' · '}
            {t('confirmation.issued', { date: format.date(document.issued_at) })}
          </p>
        </div>
      </header>
      <section className={styles.parties}>
        <div>
          <h2>{t('confirmation.to')}</h2>
          <p className={styles.strong}>{client.name}</p>
          {client.address && <p className={styles.address}>{client.address}</p>}
          <p>{format.country(client.country)}</p>
          {client.company_code && (
            <p className={styles.muted}>
              {t('confirmation.company_code')} {client.company_code}
            </p>
          )}
          {client.vat_code && (
            <p className={styles.muted}>
              {t('confirmation.vat_code')} {client.vat_code}
            </p>
          )}
        </div>
        <div>
          <h2>{t('confirmation.seller')}</h2>
          <p className={styles.strong}>{document.sale_manager.name}</p>
          <p>{document.sale_manager.email}</p>
        </div>
      </section>
      <DescriptionList columns={2} items={Object.values(terms).filter((term) => term !== null)} />
      <ConfirmedGoods document={document} />
      <p className={styles.terms}>
        {t('confirmation.tolerance', { percent: format.percent(String(document.tolerance_percent)) })} {t('confirmation.terms')}
      </p>
      <footer className={styles.signatures}>
        {(['sign_seller', 'sign_buyer'] as const).map((side) => (
          <div key={side} className={styles.signature}>
            <p>{t(`confirmation.${side}`)}</p>
            <p className={styles.line}>{t('confirmation.sign_line')}</p>
          </div>
        ))}
      </footer>
    </article>
  )
}
