import type { ReactElement } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Client, ClientStatusBadge } from '@/entities/client'
import { BlockBanner } from '@/entities/company'
import { RecordPage, useRecord } from '@/features/edit-record'
import { type Format, i18n, LANGUAGES, useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { Contacts } from '@/widgets/company-fields'
import {
  DocumentSection,
  DocumentSkeleton,
  LatestDocuments,
  RecordScreen,
  SectionSkeleton,
} from '@/widgets/document'
import { vCertification, vClientStatus } from '@contract/validators'
import { dealListQueries, DealStatusBadge, MarginFigure, OverdueMark } from '@/entities/deal'
import { LateMark } from '@/entities/document'
import { clientFormConfig } from '../model/client-form'
import { CompanySection, CreditSection, TermsSection } from './client-sections'

function ClientDeals({ clientId }: { clientId: string }) {
  const { t } = useTranslation(['pages/client', 'entities/product'])
  const format = useFormat()
  const { data, isError } = useInfiniteQuery(dealListQueries.options({ client_id: [clientId] }))
  const first = data?.pages[0]
  const documents = first?.items.map((deal) => ({
    id: deal.id,
    link: (
      <Link to="/deals/$id" params={{ id: deal.id }} className="reach">
        {deal.number}
      </Link>
    ),
    status: (
      <>
        <DealStatusBadge status={deal.status} />{' '}
        <LateMark days={deal.late_days} arrivesLateDays={deal.arrives_late_days} />{' '}
        <OverdueMark since={deal.overdue_since} />
      </>
    ),
    week: deal.delivery_week_from && format.week(deal.delivery_week_from),
    volume: `${format.volume(deal.volume_m3)} ${t('entities/product:unit.m3')}`,
    amount: format.money(deal.revenue, deal.currency),
  }))
  return (
    <LatestDocuments
      title={t('section.deals')}
      count={first?.total ? t('deals.count', { count: first.total }) : undefined}
      documents={documents}
      emptyText={t('deals.none')}
      error={isError ? t('deals.failed') : undefined}
      allLink={
        <Link to="/general-order" search={{ client_id: [clientId] }} className="reach">
          {t('deals.all')}
        </Link>
      }
    />
  )
}

/** Exposure, credit limit and sales of a year; dashes for a new client. */
function ClientFigures({ client }: { client: Client | null }) {
  const { t } = useTranslation('pages/client')
  const format = useFormat()
  const exposure = client?.exposure_eur ?? null
  const limit = client?.credit_limit_eur ?? null
  const isOver = exposure !== null && limit !== null && Number(exposure) > Number(limit)
  const soldVolume = client?.sold_12_months ?? null
  const overdueSince = client?.overdue_since ?? null
  const foreign = (client?.receivables ?? []).filter(({ currency }) => currency !== 'EUR')
  const openAmounts =
    foreign.length > 0
      ? t('figures.open', {
          amounts: foreign.map(({ currency, open }) => format.money(open, currency)).join(', '),
        })
      : undefined
  const formatEuro = (amount: string | null) => amount && format.money(amount, 'EUR')
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.exposure')}
        value={formatEuro(exposure)}
        tone={isOver ? 'blocked' : 'plain'}
        note={isOver ? t('figures.over') : openAmounts}
      />
      <KeyFigure
        label={t('figures.overdue')}
        value={formatEuro(client?.overdue_eur ?? null)}
        tone={overdueSince === null ? 'plain' : 'blocked'}
        note={overdueSince ? t('figures.since', { date: format.date(overdueSince) }) : undefined}
      />
      <KeyFigure
        label={t('field.credit_limit_eur')}
        value={formatEuro(limit)}
        note={client && limit === null ? t('figures.no_limit') : undefined}
      />
      <KeyFigure
        label={t('figures.volume')}
        value={soldVolume === null ? null : format.volume(soldVolume.volume_m3)}
        unit="m³"
      />
      <KeyFigure
        label={t('figures.margin')}
        value={
          soldVolume && (
            <MarginFigure value={soldVolume.margin_eur}>
              {formatEuro(soldVolume.margin_eur)}
            </MarginFigure>
          )
        }
      />
    </FigureList>
  )
}

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'status': {
      const status = vClientStatus.options.find((option) => option === text)
      return status && i18n.t(`entities/client:status.${status}`)
    }
    case 'language': {
      const language = LANGUAGES.find((option) => option === text)
      return language && i18n.t(`features/switch-language:name.${language}`)
    }
    case 'required_certification': {
      const certification = vCertification.options.find((option) => option === text)
      return certification && i18n.t(`entities/product:certification.${certification}`)
    }
    case 'credit_limit_eur':
      return format.money(text, 'EUR')
    default:
      return undefined
  }
}

const clientActivityTexts = { texts: 'pages/client', value: formatValue } as const

export const ClientPage = (): ReactElement => (
  <RecordPage config={clientFormConfig} screen={ClientScreen} skeleton={<ClientSkeleton />} />
)

function ClientScreen() {
  const { t } = useTranslation('pages/client')
  const { saved: client } = useRecord(clientFormConfig)
  return (
    <RecordScreen
      isInternal
      title={client?.name}
      status={
        client && <ClientStatusBadge status={client.company_block ? 'blocked' : client.status} />
      }
      notice={client?.company_block && <BlockBanner block={client.company_block} />}
      figures={<ClientFigures client={client} />}
      activityTexts={clientActivityTexts}
      footer={client && <ClientDeals clientId={client.id} />}
    >
      <CompanySection />
      <TermsSection />
      <CreditSection />
      <DocumentSection title={t('field.contacts')} layout="whole">
        <Contacts />
      </DocumentSection>
    </RecordScreen>
  )
}

function ClientSkeleton() {
  const { t } = useTranslation('pages/client')
  return (
    <DocumentSkeleton
      title={t('client')}
      subtitle={<Skeleton width="10rem" />}
      figures={<ClientFigures client={null} />}
    >
      <SectionSkeleton
        title={t('section.company')}
        fields={[6, 3, 3, 3, 3, { span: 6, extra: 'lines' }]}
      />
      <SectionSkeleton title={t('section.terms')} fields={[3, 3, 3, 3, 3, 3, 3, 3, 3]} />
      <SectionSkeleton title={t('section.credit')} fields={[4, 4]} />
    </DocumentSkeleton>
  )
}
