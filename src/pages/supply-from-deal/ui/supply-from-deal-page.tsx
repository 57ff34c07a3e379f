import { noop, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { extraMills, purchasePlanQueryOptions } from '@/entities/cover'
import { meQueryOptions } from '@/entities/session'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import {
  getButtonClass,
  CircleCheckIcon,
  EmptyState,
  ErrorState,
  FigureList,
  InfoIcon,
  KeyFigure,
  PageState,
  SearchXIcon,
  Skeleton,
} from '@/shared/ui'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { DocumentFrame, DocumentSection, DocumentSkeleton } from '@/widgets/document'
import { BuyScreen } from './buy-screen'

/** Shortfall of a deal and the offers that cover it. */
export function SupplyFromDealPage(): ReactElement {
  const { t } = useTranslation('pages/supply-from-deal')
  const formatProblem = useFormatProblem()
  const { deal_id: id } = useParams({ from: '/supply_from_deal/$deal_id' })
  const { mills } = useSearch({ from: '/supply_from_deal/$deal_id' })
  const me = useQuery(meQueryOptions)
  // The route's loader has already fetched this; don't retry its error.
  const planQuery = useQuery({
    ...purchasePlanQueryOptions(id, mills && extraMills),
    retryOnMount: false,
  })
  const plan = planQuery.data
  if (plan && me.data && plan.lines.length > 0)
    return <BuyScreen key={id} plan={plan} personId={me.data.id} />

  const toDeal = (
    <Link to="/deals/$id" params={{ id }} className={getButtonClass()}>
      {t('to_deal')}
    </Link>
  )
  if (plan && !plan.can_buy) {
    return (
      <PageState
        size="page"
        headingLevel={1}
        icon={<InfoIcon />}
        title={t('closed.title', { deal: plan.deal.number })}
        action={toDeal}
      >
        {t('closed.text')}
      </PageState>
    )
  }
  if (plan && plan.lines.length === 0) {
    return (
      <DocumentFrame
        title={t('title', { deal: plan.deal.number })}
        subtitle={plan.deal.client_name}
        figures={<PurchaseFigures shortfall="0" />}
      >
        <EmptyState icon={<CircleCheckIcon />} title={t('covered.title')} action={toDeal}>
          {t('covered.text')}
        </EmptyState>
      </DocumentFrame>
    )
  }
  const failed = planQuery.error ? planQuery : me
  if (!failed.error) return <SupplyFromDealSkeleton />
  if (failed.error instanceof ApiProblem && failed.error.problem.code === 'not_found') {
    return (
      <PageState size="page" headingLevel={1} icon={<SearchXIcon />} title={t('not_found.title')}>
        {t('not_found.text')}
      </PageState>
    )
  }
  return (
    <ErrorState
      size="page"
      onRetry={() => void Promise.all([me.refetch(), planQuery.refetch()])}
      isRetrying={failed.isFetching}
    >
      {formatProblem(failed.error)}
    </ErrorState>
  )
}

const PurchaseFigures = ({ shortfall }: { shortfall: string | null }) => {
  const { t } = useTranslation('pages/supply-from-deal')
  return (
    <FigureList>
      <KeyFigure label={t('figures.lacks')} value={shortfall} unit="m³" />
    </FigureList>
  )
}

function SupplyFromDealSkeleton() {
  const { t } = useTranslation('pages/supply-from-deal')
  return (
    <DocumentSkeleton
      title={t('waiting')}
      actions={<Skeleton width="9rem" height="var(--control)" />}
      figures={<PurchaseFigures shortfall={null} />}
    >
      {(['lines', 'free', 'mills'] as const).map((section) => (
        <DocumentSection key={section} title={t(`section.${section}`)} layout="whole">
          <Skeleton height="8rem" />
        </DocumentSection>
      ))}
    </DocumentSkeleton>
  )
}

export const loader = ({
  context: { queryClient },
  params: { deal_id },
  deps: { mills },
}: LoaderArgs<{ mills?: 'all' }, { deal_id: string }>): void => {
  queryClient.query(meQueryOptions).catch(noop)
  queryClient.query(purchasePlanQueryOptions(deal_id, mills && extraMills)).catch(noop)
}
