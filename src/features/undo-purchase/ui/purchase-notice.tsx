import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { canOpenRoute, useMe } from '@/entities/session'
import { supplyListQueries } from '@/entities/supply'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Undo2Icon } from '@/shared/ui'
import {
  clearLastPurchase,
  findLastPurchase,
  type LastPurchase,
  useUndoPurchase,
} from '../model/last-purchase'

/**
 * Says that the supplies in the list were drafted together, and offers undo while all are drafts.
 */
export function PurchaseNotice({ supplyIds }: { supplyIds: readonly string[] }) {
  const me = useMe()
  const [isDismissed, setDismissed] = useState(false)
  const purchase = me && !isDismissed ? findLastPurchase(me.id, supplyIds) : null
  if (!me || !purchase || !canOpenRoute(me.role, '/supply_from_deal/$deal_id')) return null
  const dismiss = () => {
    clearLastPurchase(me.id)
    setDismissed(true)
  }
  return <Notice purchase={purchase} supplyIds={supplyIds} onDismiss={dismiss} />
}

interface NoticeProps {
  purchase: LastPurchase
  supplyIds: readonly string[]
  onDismiss: () => void
}

function Notice({ purchase, supplyIds, onDismiss }: NoticeProps) {
  const { t } = useTranslation('features/undo-purchase')
  const formatProblem = useFormatProblem()
  const undo = useUndoPurchase()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data } = useInfiniteQuery(supplyListQueries.options({ id: [...supplyIds] }))
  const supplies = data?.pages.flatMap(({ items }) => items) ?? []
  const hasNonDraft = supplies.some(({ status }) => status !== 'draft')

  async function undoNow() {
    setPending(true)
    try {
      await undo(purchase)
    } catch (error) {
      const isChanged = error instanceof ApiProblem && error.problem.code === 'not_allowed_now'
      setRefusal(isChanged ? t('changed') : formatProblem(error))
      setPending(false)
    }
  }
  return (
    <Banner
      tone={refusal ? 'waiting' : 'done'}
      title={t('drafted', { count: purchase.supplies.length, deal: purchase.deal.number })}
      isAnnounced
      onDismiss={onDismiss}
      action={
        !hasNonDraft && (
          <Button
            size="s"
            icon={<Undo2Icon />}
            isPending={isPending}
            onClick={() => void undoNow()}
          >
            {t('undo')}
          </Button>
        )
      }
    >
      {refusal ?? t(hasNonDraft ? 'past' : 'next')}{' '}
      <Link to="/deals/$id" params={{ id: purchase.deal.id }}>
        {t('to_deal')}
      </Link>
    </Banner>
  )
}
