import { noop, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactElement } from 'react'
import { MAX_MILLS, purchasePlanQueryOptions, type PurchasePlanSearch } from '@/entities/cover'
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
import { readPickedSawmillIds } from '../model/picks'
import { BuyScreen } from './buy-screen'

/** Shortfall of a deal and the offers that cover it. */
export function SupplyFromDealPage(): ReactElement {
  const { t } = useTranslation('pages/supply-from-deal')
  const formatProblem = useFormatProblem()
  const { deal_id: id } = useParams({ from: '/supply_from_deal/$deal_id' })
  const search = useSearch({ from: '/supply_from_deal/$deal_id' })
  const me = useQuery(meQueryOptions)
  const personId = me.data?.id
  const pickedIds = useMemo(
    () => (personId === undefined ? [] : readPickedSawmillIds(personId, id)),
    [personId, id],
  )
  // The route's loader has already fetched this; don't retry its error.
  const planQuery = useQuery({
    ...purchasePlanQueryOptions(id, toPlanSearch(search, pickedIds)),
    enabled: personId !== undefined,
    retryOnMount: false,
  })
  const plan = planQuery.data
  if (plan && me.data && plan.lines.length > 0)
    return <BuyScreen key={id} plan={plan} personId={me.data.id} addedIds={search.sawmill ?? []} />

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

/** Adds the mills of stored picks, which may not be among the suggested ones. */
function toPlanSearch(
  { mills, sawmill = [] }: Search,
  pickedIds: readonly string[],
): PurchasePlanSearch {
  const ids = [...new Set([...sawmill, ...pickedIds])]
  return { ...(mills && { mills: MAX_MILLS }), ...(ids.length > 0 && { sawmill_id: ids }) }
}

const PurchaseFigures = ({ shortfall }: { shortfall: string | null }) => {
  const { t } = useTranslation('pages/supply-from-deal')
  return (
    <FigureList>
      <KeyFigure label={t('figures.shortfall')} value={shortfall} unit="m³" />
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
      {[1, 2].map((place) => (
        <DocumentSection key={place} title={t('line', { place })} layout="whole">
          <Skeleton height="14rem" />
        </DocumentSection>
      ))}
    </DocumentSkeleton>
  )
}

interface Search {
  mills?: 'all'
  sawmill?: string[]
}

export const loader = ({
  context: { queryClient },
  params: { deal_id },
  deps,
}: LoaderArgs<Search, { deal_id: string }>): void => {
  queryClient
    .query(meQueryOptions)
    .then(({ id }) =>
      queryClient.query(
        purchasePlanQueryOptions(deal_id, toPlanSearch(deps, readPickedSawmillIds(id, deal_id))),
      ),
    )
    .catch(noop)
}
