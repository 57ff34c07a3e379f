import { useTranslation } from '@/shared/i18n'
import { getStageShare, Status, type StatusMark, type StatusTone } from '@/shared/ui'
import type { SupplyStatus } from '../api/supply-queries'

/** Statuses in workflow order; each has a fuller mark than the one before. */
const WORKFLOW: readonly SupplyStatus[] = [
  'draft',
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
  'completed',
]

const TONES: Record<SupplyStatus, StatusTone> = {
  draft: 'neutral',
  ordered: 'waiting',
  confirmed: 'active',
  in_production: 'active',
  ready: 'active',
  loading: 'active',
  shipped: 'active',
  completed: 'done',
  canceled: 'blocked',
}

/** Returns the mark of a status, for lists that show their own text beside it. */
export const getSupplyStatusMark = (status: SupplyStatus): StatusMark => ({
  tone: TONES[status],
  share: getStageShare(WORKFLOW, status),
})

export function SupplyStatusBadge({ status }: { status: SupplyStatus }) {
  const { t } = useTranslation('entities/supply')
  return <Status {...getSupplyStatusMark(status)}>{t(`status.${status}`)}</Status>
}
