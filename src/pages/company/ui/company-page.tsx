import type { ReactElement } from 'react'
import { BlockBanner, CompanyStatusBadge, type Company } from '@/entities/company'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, FigureList, KeyFigure } from '@/shared/ui'
import { AddressList } from '@/widgets/addresses'
import { RecordSkeleton, RecordScreen } from '@/widgets/document'
import { companyForm } from '../model/company-form'
import { companyActivityTexts } from '../model/company-activity-texts'
import { CompanyActions } from './company-actions'
import { CompanyOrders } from './company-orders'
import { CompanyPeople } from './company-people'
import styles from './company.module.css'
import { DeskSection, OrderingSection, IdentitySection } from './company-sections'

/** A company of the portal, new or known. */
export function CompanyPage(): ReactElement {
  const { t } = useTranslation('pages/company')
  return (
    <RecordPage
      form={companyForm}
      screen={CompanyScreen}
      skeleton={<RecordSkeleton title={t('company')} figures={<CompanyFigures company={null} />} />}
    />
  )
}

export const loader = recordLoader(companyForm)

function CompanyScreen() {
  const { saved: company } = useRecord(companyForm)
  return (
    <RecordScreen
      title={company?.name}
      status={company && <CompanyStatusBadge status={company.status} />}
      actions={<CompanyActions />}
      notice={company && <CompanyNotice company={company} />}
      figures={<CompanyFigures company={company} />}
      words={companyActivityTexts}
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

/** Names what stops the company or its orders. */
function CompanyNotice({ company }: { readonly company: Company }) {
  const { t } = useTranslation('pages/company')
  if (company.block) return <BlockBanner block={company.block} />
  if (company.status === 'pending') return <Banner tone="waiting">{t('pending')}</Banner>
  const [missing] = company.missing_for_orders
  return missing && company.status === 'verified' ? (
    <Banner tone="waiting">{t(`missing_for_orders.${missing}`)}</Banner>
  ) : null
}

/** What it bought lately, how long its basket waits and how many order for it. A new company has dashes. */
function CompanyFigures({ company }: { readonly company: Company | null }) {
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
