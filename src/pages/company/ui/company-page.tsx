import type { ReactElement } from 'react'
import { CompanyStatusBadge, type Company } from '@/entities/company'
import { firstCallsOf, RecordFields, RecordNotices, RecordPage, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { AddressList } from '@/widgets/addresses'
import { DocumentFrame, RecordPanel, useRecordWords } from '@/widgets/document'
import { companyForm } from '../model/company-form'
import { companyWords } from '../model/company-words'
import { CompanyActions } from './company-actions'
import { CompanyOrders } from './company-orders'
import { CompanyPeople } from './company-people'
import styles from './company.module.css'
import { DeskSection, OrderingSection, WhoSection } from './company-sections'

/** A company of the portal, new or known. */
export const CompanyPage = (): ReactElement => <RecordPage form={companyForm} screen={CompanyScreen} waiting={<CompanyBones />} />

export const firstCalls = firstCallsOf(companyForm)

function CompanyScreen() {
  const { t } = useTranslation('pages/company')
  const format = useFormat()
  const { saved: company } = useRecord(companyForm)
  return (
    <DocumentFrame
      title={company?.name ?? t('new')}
      status={company && <CompanyStatusBadge status={company.status} />}
      subtitle={company && t('updated', { date: format.date(company.updated_at) })}
      saveState={<SaveState />}
      actions={<CompanyActions />}
      notice={<RecordNotices>{company?.status === 'pending' && <Banner tone="waiting">{t('pending')}</Banner>}</RecordNotices>}
      figures={<Figures company={company} />}
      record={<RecordPanel kind="company" record={company} words={useRecordWords(companyWords)} />}
    >
      <RecordFields>
        <WhoSection />
        <OrderingSection />
        <DeskSection />
      </RecordFields>
      {company && (
        <div className={styles.beside}>
          <CompanyPeople company={company} />
          <CompanyOrders companyId={company.id} />
          <AddressList companyId={company.id} />
        </div>
      )}
    </DocumentFrame>
  )
}

/** What it bought lately, how long its basket waits and how many order for it. A new company has dashes. */
function Figures({ company }: { readonly company: Company | null }) {
  const { t } = useTranslation('pages/company')
  const format = useFormat()
  return (
    <FigureList>
      <KeyFigure label={t('figures.sold')} value={company && format.volume(company.sold_3_months_m3)} unit="m³" />
      <KeyFigure label={t('field.basket_hours')} value={company && format.number(company.basket_hours)} unit="h" />
      <KeyFigure label={t('figures.people')} value={company && format.number(company.people.length)} />
    </FigureList>
  )
}

/** The frame of the screen while the company is under way. */
function CompanyBones() {
  const { t } = useTranslation('pages/company')
  return (
    <DocumentFrame title={t('company')} figures={<Figures company={null} />}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
