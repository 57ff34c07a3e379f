import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { newLine } from '@/entities/deal'
import { meQuery, type Me } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { today } from '@/shared/lib/today'
import { ErrorState } from '@/shared/ui'
import { blankDeal } from '../model/deal-form'
import { rightsInNew } from '../model/rights'
import { DealScreen } from './deal-screen'
import { DealSkeleton } from './deal-skeleton'

/** A deal that is not written yet. */
export function NewDealPage() {
  const { t } = useTranslation('pages/deal')
  const { data: me, error, refetch, isFetching } = useQuery(meQuery)
  if (me) return <BlankDeal me={me} />
  if (error) return <ErrorState size="page" onRetry={() => void refetch()} isRetrying={isFetching} />
  return <DealSkeleton title={t('title.new')} />
}

function BlankDeal({ me }: { me: Me }) {
  const [openings, setOpenings] = useState(0)
  const rights = useMemo(() => rightsInNew(me), [me])
  const start = () => ({
    id: null,
    base: null,
    values: blankDeal(today(), me.role === 'sale_manager' ? me.id : ''),
    lines: [newLine()],
  })
  const [opening, setOpening] = useState(start)
  useEffect(() => {
    // What was pressed to begin anew has gone with what was typed.
    if (openings > 0) focusHeadline()
  }, [openings])
  return (
    <DealScreen
      key={openings}
      deal={null}
      rights={rights}
      opening={opening}
      personId={me.id}
      onReopen={() => {
        setOpening(start)
        setOpenings(openings + 1)
      }}
    />
  )
}
