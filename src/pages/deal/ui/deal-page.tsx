import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react'
import { dealQuery } from '@/entities/deal'
import { meQuery } from '@/entities/session'
import { ApiProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { ErrorState, PageState, SearchXIcon } from '@/shared/ui'
import { useScreenKey } from '@/widgets/document-frame'
import { DealSkeleton } from './deal-skeleton'
import { OpenDeal } from './open-deal'

const Confirmation = lazy(async () => ({ default: (await import('./order-confirmation')).OrderConfirmationSheet }))

/** A deal, new or saved. */
export function DealPage(): ReactElement {
  const { t } = useTranslation('pages/deal')
  const { id } = useParams({ strict: false })
  const { view } = useSearch({ strict: false })
  const [screenKey, goOnAt] = useScreenKey(id)
  const me = useQuery(meQuery)
  const saved = useQuery({ ...dealQuery(id ?? ''), enabled: id !== undefined })
  const deal = id === undefined ? null : saved.data
  const error = saved.error ?? me.error
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // What was pressed is hidden with the screen that it belongs to.
    focusHeadline()
  }, [view])

  if (deal !== undefined && me.data) {
    return (
      <>
        <div hidden={view === 'confirmation'}>
          <OpenDeal key={screenKey} deal={deal} me={me.data} onFirstSaved={goOnAt} />
        </div>
        {deal && view === 'confirmation' && (
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
    const retry = () => void Promise.all([me.refetch(), id !== undefined && saved.refetch()])
    const title = id !== undefined && { title: t('state.load_failed') }
    return <ErrorState size="page" {...title} onRetry={retry} isRetrying={me.isFetching || saved.isFetching} />
  }
  return <DealSkeleton title={t(id === undefined ? 'title.new' : 'title.loading')} />
}
