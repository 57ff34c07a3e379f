import { noop, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { orderQueryOptions, orderThreadQueryOptions } from '@/entities/order'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { ErrorState, PageState, SearchXIcon, Skeleton } from '@/shared/ui'
import { DocumentProgressSkeleton, DocumentSection, DocumentSkeleton } from '@/widgets/document'
import { OrderScreen } from './order-screen'

export function OrderPage(): ReactElement {
  const { t } = useTranslation('pages/order')
  const formatProblem = useFormatProblem()
  const { id } = useParams({ from: '/orders/$id' })
  const orderQuery = useQuery({ ...orderQueryOptions(id), retryOnMount: false })
  if (orderQuery.data) return <OrderScreen key={id} order={orderQuery.data} />
  if (!orderQuery.error) {
    return (
      <DocumentSkeleton
        title={t('waiting')}
        figures={<Skeleton height="9rem" />}
        actions={<Skeleton width="9rem" height="var(--control)" />}
        subtitle={null}
        progress={<DocumentProgressSkeleton />}
      >
        <DocumentSection title={t('section.lines')} layout="whole">
          <Skeleton height="10rem" />
        </DocumentSection>
      </DocumentSkeleton>
    )
  }
  if (orderQuery.error instanceof ApiProblem && orderQuery.error.problem.code === 'not_found') {
    return (
      <PageState size="page" headingLevel={1} icon={<SearchXIcon />} title={t('not_found.title')}>
        {t('not_found.text')}
      </PageState>
    )
  }
  return (
    <ErrorState
      size="page"
      onRetry={() => void orderQuery.refetch()}
      isRetrying={orderQuery.isFetching}
    >
      {formatProblem(orderQuery.error)}
    </ErrorState>
  )
}

export const loader = ({
  context: { queryClient },
  params: { id },
}: LoaderArgs<object, { id: string }>): void => {
  queryClient.query(orderQueryOptions(id)).catch(noop)
  queryClient.query(orderThreadQueryOptions(id)).catch(noop)
}
