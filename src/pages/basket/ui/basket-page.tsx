import { noop, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import {
  basketQueryOptions,
  type Basket,
  type BasketChange,
  type BasketResult,
  isReservationFull,
  needsManager,
  ResultBanner,
} from '@/entities/order'
import { auth, ManagerContact, useAuth } from '@/entities/session'
import { CompanyField } from '@/features/choose-company'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  Banner,
  Button,
  getButtonClass,
  EmptyState,
  ErrorState,
  InfoIcon,
  PageState,
  Skeleton,
} from '@/shared/ui'
import { DocumentFrame, DocumentSection, DocumentSkeleton } from '@/widgets/document'
import { findPortName } from '@domain/ports'
import styles from './basket.module.css'
import { BasketFigures } from './basket-figures'
import { BasketLines } from './basket-lines'
import { BatchAdd } from './batch-add'
import { BasketExpiryWarning, ExpiredBasket, RemainingTimeStatus } from './basket-notices'
import { Suggestions } from './suggestions'

export function BasketPage(): ReactElement {
  const { t } = useTranslation('pages/basket')
  const formatProblem = useFormatProblem()
  const { company_id: company, add } = useSearch({ from: '/basket' })
  const { role } = useAuth()
  const navigate = useNavigate()
  const isOwnerKnown = role === 'client' || company !== undefined
  const basketQuery = useQuery({
    ...basketQueryOptions(company),
    enabled: isOwnerKnown,
    retryOnMount: false,
  })
  if (!isOwnerKnown) {
    return (
      <PageState
        size="page"
        headingLevel={1}
        icon={<InfoIcon />}
        title={t('whose.title')}
        action={
          <CompanyField
            value={null}
            onChange={(chosen) =>
              chosen &&
              void navigate({
                to: '/basket',
                search: { company_id: chosen.id, ...(add && { add }) },
              })
            }
          />
        }
      >
        {t('whose.text')}
      </PageState>
    )
  }
  if (basketQuery.data)
    return (
      <BasketScreen
        basket={basketQuery.data}
        receivedAt={basketQuery.dataUpdatedAt}
        company={company}
        isAddingAtOnce={add === 'lines'}
      />
    )
  if (basketQuery.error) {
    return (
      <ErrorState
        size="page"
        onRetry={() => void basketQuery.refetch()}
        isRetrying={basketQuery.isFetching}
      >
        {formatProblem(basketQuery.error)}
      </ErrorState>
    )
  }
  return <BasketSkeleton />
}

interface BasketScreenProps {
  basket: Basket
  /** Time of the response, in milliseconds. */
  receivedAt: number
  company: string | undefined
  /** True if the user chose “Add several lines” on the previous screen. */
  isAddingAtOnce: boolean
}

function BasketScreen({ basket, receivedAt, company, isAddingAtOnce }: BasketScreenProps) {
  const { t } = useTranslation('pages/basket')
  const format = useFormat()
  const [results, setResults] = useState<readonly BasketResult[]>([])
  const [isAdding, setIsAdding] = useState(isAddingAtOnce)
  const [batch, setBatch] = useState('')
  const isEmpty = basket.lines.length === 0
  const onChange = (change: BasketChange) => setResults(change.results)
  const search = company === undefined ? {} : { company_id: company }
  return (
    <DocumentFrame
      title={t('title')}
      subtitle={[
        company !== undefined && basket.company.name,
        basket.location && t('at', { place: findPortName(basket.location) ?? basket.location }),
      ]
        .filter(Boolean)
        .join(', ')}
      status={
        basket.seconds_left !== null && (
          <RemainingTimeStatus seconds={basket.seconds_left} receivedAt={receivedAt} />
        )
      }
      actions={
        <>
          {!isEmpty && (
            <Link
              to="/order-confirmation"
              search={search}
              className={getButtonClass({ variant: 'primary' })}
            >
              {t('confirm')}
            </Link>
          )}
          <Button isDisabled={basket.is_blocked} onClick={() => setIsAdding(true)}>
            {t('batch.open')}
          </Button>
        </>
      }
      notice={
        <>
          {basket.seconds_left !== null && (
            <BasketExpiryWarning seconds={basket.seconds_left} receivedAt={receivedAt} />
          )}
          {basket.is_blocked && <OrderingBlockedNotice basket={basket} company={company} />}
          {basket.truck.is_over && <Banner tone="blocked" title={t('truck.over')} />}
          <ResultBanner results={results} onDismiss={() => setResults([])} />
          {basket.past && (
            <ExpiredBasket expired={basket.past} company={company} onRestored={onChange} />
          )}
          {(basket.is_blocked ||
            isReservationFull(basket.reservation) ||
            results.some(needsManager)) && <ManagerContact />}
        </>
      }
      figures={isEmpty ? null : <BasketFigures basket={basket} />}
    >
      <div className={styles.sections}>
        <DocumentSection
          title={t('lines.title')}
          aside={isEmpty ? undefined : t('lines.count', { count: basket.lines.length })}
          layout="whole"
        >
          {isEmpty ? (
            <EmptyState
              title={t('empty.title')}
              action={
                <Link to="/products" search={search} className={getButtonClass()}>
                  {t('empty.to_products')}
                </Link>
              }
            >
              {t('empty.text', { count: basket.hours })}
            </EmptyState>
          ) : (
            <BasketLines lines={basket.lines} onChange={onChange} />
          )}
          {basket.expires_at && <p>{t('until', { moment: format.dateTime(basket.expires_at) })}</p>}
        </DocumentSection>
        <Suggestions company={company} onAdded={onChange} />
      </div>
      {isAdding && (
        <BatchAdd
          company={company}
          text={batch}
          setText={setBatch}
          onClose={() => setIsAdding(false)}
          onAdded={onChange}
        />
      )}
    </DocumentFrame>
  )
}

/** Explains that the company can't order, with a link to the company for its managers. */
function OrderingBlockedNotice({
  basket,
  company,
}: {
  basket: Basket
  company: string | undefined
}) {
  const { t } = useTranslation('pages/basket')
  if (company === undefined)
    return (
      <Banner tone="blocked" title={t('blocked.own')}>
        {t('blocked.own_text')}
      </Banner>
    )
  return (
    <Banner
      tone="blocked"
      title={t('blocked.served', { company: basket.company.name })}
      action={
        <Link to="/companies/$id" params={{ id: company }} className={getButtonClass()}>
          {t('blocked.to_company')}
        </Link>
      }
    />
  )
}

function BasketSkeleton() {
  const { t } = useTranslation('pages/basket')
  return (
    <DocumentSkeleton
      title={t('title')}
      figures={<Skeleton height="12rem" />}
      actions={<Skeleton width="9rem" height="var(--control)" />}
      subtitle={null}
    >
      <DocumentSection title={t('lines.title')} layout="whole">
        <Skeleton height="12rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

export const loader = ({
  context: { queryClient },
  deps: { company_id: company },
}: LoaderArgs<{ company_id?: string }>): void => {
  if (company !== undefined || auth.role() === 'client')
    queryClient.query(basketQueryOptions(company)).catch(noop)
}
