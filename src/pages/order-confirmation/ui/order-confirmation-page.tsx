import { noop, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { basketQueryOptions, type Basket } from '@/entities/order'
import { auth, ManagerContact, meQueryOptions, useAuth } from '@/entities/session'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { Banner, getButtonClass, EmptyState, ErrorState, Skeleton } from '@/shared/ui'
import { DocumentFrame, DocumentSection, DocumentSkeleton } from '@/widgets/document'
import { ConfirmationForm } from './confirmation-form'

/** Review of a basket before it is ordered: lines, destination and date. */
export function OrderConfirmationPage(): ReactElement {
  const { t } = useTranslation('pages/order-confirmation')
  const formatProblem = useFormatProblem()
  const { company_id: company } = useSearch({ from: '/order-confirmation' })
  const { role } = useAuth()
  const me = useQuery(meQueryOptions)
  const isOwnerKnown = role === 'client' || company !== undefined
  const basketQuery = useQuery({
    ...basketQueryOptions(company),
    enabled: isOwnerKnown,
    retryOnMount: false,
  })
  const failed = [basketQuery, me].find(({ error, data }) => error && !data)
  if (failed?.error) {
    return (
      <ErrorState size="page" onRetry={() => void failed.refetch()} isRetrying={failed.isFetching}>
        {formatProblem(failed.error)}
      </ErrorState>
    )
  }
  if (isOwnerKnown && (!basketQuery.data || !me.data)) return <OrderConfirmationSkeleton />
  if (basketQuery.data?.past && basketQuery.data.lines.length === 0)
    return <ExpiredBasketNotice past={basketQuery.data.past} company={company} />
  if (!basketQuery.data || !me.data || basketQuery.data.lines.length === 0) {
    const { is_blocked = false, company: owner } = basketQuery.data ?? {}
    if (is_blocked) {
      return (
        <DocumentFrame
          title={t('title')}
          notice={
            role === 'client' ? (
              <Banner tone="blocked" title={t('blocked.own')}>
                {t('blocked.own_text')}
                <ManagerContact />
              </Banner>
            ) : (
              <Banner tone="blocked" title={t('blocked.served', { company: owner?.name })} />
            )
          }
        >
          {null}
        </DocumentFrame>
      )
    }
    return (
      <DocumentFrame title={t('title')} figures={null}>
        <EmptyState
          title={t('empty.title')}
          action={
            isOwnerKnown ? (
              <Link
                to="/products"
                search={company === undefined ? {} : { company_id: company }}
                className={getButtonClass({ variant: 'primary' })}
              >
                {t('back_to_products')}
              </Link>
            ) : (
              <Link to="/basket" className={getButtonClass({ variant: 'primary' })}>
                {t('back_to_basket')}
              </Link>
            )
          }
        >
          {t('empty.text')}
        </EmptyState>
      </DocumentFrame>
    )
  }
  return <ConfirmationForm basket={basketQuery.data} company={company} me={me.data} />
}

/** Notice of an expired basket. The form keeps its input until the wood is back in the basket. */
function ExpiredBasketNotice({
  past,
  company,
}: {
  past: NonNullable<Basket['past']>
  company: string | undefined
}) {
  const { t } = useTranslation('pages/order-confirmation')
  const format = useFormat()
  return (
    <DocumentFrame title={t('title')} figures={null}>
      <EmptyState
        title={t(past.was_blocked ? 'ended.blocked' : 'ended.title', {
          moment: format.dateTime(past.expired_at),
        })}
        action={
          <Link
            to="/basket"
            search={company === undefined ? {} : { company_id: company }}
            className={getButtonClass({ variant: 'primary' })}
          >
            {t('back_to_basket')}
          </Link>
        }
      >
        {t('ended.text')}
      </EmptyState>
    </DocumentFrame>
  )
}

function OrderConfirmationSkeleton() {
  const { t } = useTranslation('pages/order-confirmation')
  return (
    <DocumentSkeleton
      title={t('title')}
      figures={<Skeleton height="9rem" />}
      actions={<Skeleton width="9rem" height="var(--control)" />}
      subtitle={null}
    >
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="10rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

export const loader = ({
  context: { queryClient },
  deps: { company_id: company },
}: LoaderArgs<{ company_id?: string }>): void => {
  queryClient.query(meQueryOptions).catch(noop)
  if (company !== undefined || auth.role() === 'client')
    queryClient.query(basketQueryOptions(company)).catch(noop)
}
