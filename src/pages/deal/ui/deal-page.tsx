import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { dealQuery, type Deal } from '@/entities/deal'
import { meQuery, type Me } from '@/entities/session'
import { ApiProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { ErrorState, PageState, SearchXIcon } from '@/shared/ui'
import { rightsIn } from '../model/rights'
import { openingOf } from '../model/use-deal-editor'
import { DealScreen } from './deal-screen'
import { DealSkeleton } from './deal-skeleton'

const Confirmation = lazy(async () => ({ default: (await import('./order-confirmation')).OrderConfirmationSheet }))

/** A saved deal. */
export function DealPage(): ReactElement {
  const { t } = useTranslation('pages/deal')
  const { id } = useParams({ from: '/deals/$id' })
  const { view } = useSearch({ from: '/deals/$id' })
  const me = useQuery(meQuery)
  const saved = useQuery(dealQuery(id))
  const deal = saved.data
  const error = saved.error ?? me.error
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // What was pressed is hidden with the screen that it belongs to.
    focusHeadline()
  }, [view])

  if (deal && me.data) {
    return (
      <>
        <div hidden={view === 'confirmation'}>
          <SavedDeal key={deal.id} deal={deal} me={me.data} />
        </div>
        {view === 'confirmation' && (
          <Suspense fallback={null}>
            <Confirmation deal={deal} />
          </Suspense>
        )}
      </>
    )
  }
  if (error instanceof ApiProblem && error.problem.code === 'not_found') {
    return <PageState size="page" headingLevel={1} icon={<SearchXIcon />} title={t('state.not_found')} />
  }
  if (error) {
    const retry = () => void Promise.all([me.refetch(), saved.refetch()])
    return <ErrorState size="page" title={t('state.load_failed')} onRetry={retry} isRetrying={me.isFetching || saved.isFetching} />
  }
  return <DealSkeleton title={t('title.loading')} />
}

function SavedDeal({ deal, me }: { deal: Deal; me: Me }) {
  const [openings, setOpenings] = useState(0)
  const rights = useMemo(() => rightsIn(deal), [deal])
  const [opening, setOpening] = useState(() => openingOf(deal))
  return (
    <DealScreen
      key={openings}
      deal={deal}
      rights={rights}
      opening={opening}
      personId={me.id}
      onReopen={() => {
        setOpening(openingOf(deal))
        setOpenings(openings + 1)
      }}
    />
  )
}
