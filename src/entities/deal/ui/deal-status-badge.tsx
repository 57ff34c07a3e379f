import { useTranslation } from '@/shared/i18n'
import { getStageShare, Status, type StatusMark, type StatusTone } from '@/shared/ui'
import type { DealStatus } from '../api/deal-queries'

/** Statuses in workflow order; each has a fuller mark than the one before. */
const WORKFLOW: readonly DealStatus[] = [
  'draft',
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
  'completed',
]

const TONES: Record<DealStatus, StatusTone> = {
  draft: 'neutral',
  order_confirmation: 'waiting',
  confirmed: 'active',
  loading: 'active',
  shipped: 'active',
  delivered: 'active',
  completed: 'done',
  canceled: 'blocked',
}

/** Returns the mark of a status, for lists that show their own text beside it. */
export const getDealStatusMark = (status: DealStatus): StatusMark => ({
  tone: TONES[status],
  share: getStageShare(WORKFLOW, status),
})

export function DealStatusBadge({ status }: { status: DealStatus }) {
  const { t } = useTranslation('entities/deal')
  return <Status {...getDealStatusMark(status)}>{t(`status.${status}`)}</Status>
}
