import type { ReactElement } from 'react'
import { Link } from '@tanstack/react-router'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BlockBanner, type Company, CompanyStatusBadge } from '@/entities/company'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { i18n, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, FigureList, KeyFigure } from '@/shared/ui'
import { AddressList } from '@/widgets/addresses'
import { DocumentSection, LatestDocuments, RecordScreen, RecordSkeleton } from '@/widgets/document'
import { vCompanySize, vCompanyStatus } from '@contract/validators'
import { canOpenRoute, useAuth } from '@/entities/session'
import { orderListQueries, OrderStageBadge } from '@/entities/order'
import { companyFormConfig } from '../model/company-form'
import { CompanyActions } from './company-actions'
import styles from './company.module.css'
import { DeskSection, IdentitySection, OrderingSection } from './company-sections'

/** Latest orders, with links to the company's basket and price list. */
function CompanyOrders({ companyId }: { companyId: string }) {
  const { t } = useTranslation(['pages/company', 'entities/product'])
  const format = useFormat()
  const search = { company_id: [companyId] }
  const { data, isError } = useInfiniteQuery(orderListQueries.options(search))
  const documents = data?.pages[0]?.items.map((order) => ({
    id: order.id,
    link: (
      <Link to="/orders/$id" params={{ id: order.id }} className="reach">
        {order.number}
      </Link>
    ),
    status: <OrderStageBadge progress={order.progress} />,
    week: order.delivery_week && format.week(order.delivery_week),
    volume: `${format.volume(order.m3)} ${t('entities/product:unit.m3')}`,
    amount: t('amount_vat', { amount: format.money(order.total, 'EUR') }),
  }))
  return (
    <div>
      <LatestDocuments
        title={t('section.orders')}
        count={undefined}
        documents={documents}
        emptyText={t('no_orders')}
        error={isError ? t('orders_failed') : undefined}
        allLink={null}
      />
      <p className={styles.ways}>
        <Link to="/orders" search={search} className="reach">
          {t('all_orders')}
        </Link>
        <Link to="/basket" search={{ company_id: companyId }} className="reach">
          {t('basket')}
        </Link>
        <Link to="/offers" search={search} className="reach">
          {t('offers')}
        </Link>
      </p>
    </div>
  )
}

/** Users who order for the company. */
function CompanyPeople({ company }: { company: Company }) {
  const { t } = useTranslation('pages/company')
  const canOpenPeople = canOpenRoute(useAuth().role, '/people/$id')
  const formatState = (person: Company['people'][number]) => {
    if (!person.is_active) return t('person.inactive')
    return person.has_password ? null : t('person.no_password')
  }
  return (
    <DocumentSection title={t('section.people')} layout="whole">
      {company.people.length === 0 && <p className={styles.none}>{t('no_people')}</p>}
      <ul className={styles.list}>
        {company.people.map((person) => (
          <li key={person.id}>
            <strong>
              {canOpenPeople ? (
                <Link to="/people/$id" params={{ id: person.id }} className="reach">
                  {person.name}
                </Link>
              ) : (
                person.name
              )}
            </strong>
            <p>
              <a href={`mailto:${person.email}`}>{person.email}</a>
              {person.phone !== null && ` · ${person.phone}`}
            </p>
            {formatState(person) && <p className={styles.none}>{formatState(person)}</p>}
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}

function formatValue(field: string, text: string): string | undefined {
  switch (field) {
    case 'size': {
      const size = vCompanySize.options.find((option) => option === text)
      return size && i18n.t(`entities/company:size.${size}`)
    }
    case 'sees_full_amounts':
    case 'country_prices':
      return i18n.t(text === 'true' ? 'shared/forms:yes' : 'shared/forms:no')
    default:
      return undefined
  }
}

const companyActivityTexts = {
  texts: 'pages/company',
  status(text: string): string {
    const status = vCompanyStatus.options.find((option) => option === text)
    return status ? i18n.t(`entities/company:status.${status}`) : text
  },
  value: formatValue,
} as const

export function CompanyPage(): ReactElement {
  const { t } = useTranslation('pages/company')
  return (
    <RecordPage
      config={companyFormConfig}
      screen={CompanyScreen}
      skeleton={<RecordSkeleton title={t('company')} figures={<CompanyFigures company={null} />} />}
    />
  )
}

export const loader = recordLoader(companyFormConfig)

function CompanyScreen() {
  const { saved: company } = useRecord(companyFormConfig)
  return (
    <RecordScreen
      title={company?.name}
      status={company && <CompanyStatusBadge status={company.status} />}
      actions={<CompanyActions />}
      notice={company && <CompanyNotice company={company} />}
      figures={<CompanyFigures company={company} />}
      activityTexts={companyActivityTexts}
      footer={
        company && (
          <div className={styles.beside}>
            <CompanyPeople company={company} />
            <CompanyOrders companyId={company.id} />
            <AddressList companyId={company.id} />
          </div>
        )
      }
    >
      <IdentitySection />
      <OrderingSection />
      <DeskSection />
    </RecordScreen>
  )
}

/** Reason why the company or its orders are blocked. */
function CompanyNotice({ company }: { company: Company }) {
  const { t } = useTranslation('pages/company')
  if (company.block) return <BlockBanner block={company.block} />
  if (company.status === 'pending') return <Banner tone="waiting">{t('pending')}</Banner>
  const [missing] = company.missing_for_orders
  return missing && company.status === 'verified' ? (
    <Banner tone="waiting">{t(`missing_for_orders.${missing}`)}</Banner>
  ) : null
}

/** Recent sales, basket age and number of users; dashes for a new company. */
function CompanyFigures({ company }: { company: Company | null }) {
  const { t } = useTranslation('pages/company')
  const format = useFormat()
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.sold')}
        value={company && format.volume(company.sold_3_months_m3)}
        unit="m³"
      />
      <KeyFigure
        label={t('field.basket_hours')}
        value={company && format.number(company.basket_hours)}
        unit="h"
      />
      <KeyFigure
        label={t('figures.people')}
        value={company && format.number(company.people.length)}
      />
    </FigureList>
  )
}
