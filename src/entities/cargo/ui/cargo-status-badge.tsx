import { useTranslation } from '@/shared/i18n'
import { getStageShare, Status, type StatusMark, type StatusTone } from '@/shared/ui'
import type { CargoStatus } from '../api/cargo-queries'

/** Statuses in workflow order; each has a fuller mark than the one before. */
const WORKFLOW: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]

const TONES: Record<CargoStatus, StatusTone> = {
  planned: 'neutral',
  booked: 'waiting',
  loading: 'active',
  sealed: 'active',
  in_transit: 'active',
  arrived: 'active',
  delivered: 'active',
  closed: 'done',
  canceled: 'blocked',
}

/** Returns the mark of a status, for lists that show their own text beside it. */
export const getCargoStatusMark = (status: CargoStatus): StatusMark => ({
  tone: TONES[status],
  share: getStageShare(WORKFLOW, status),
})

export function CargoStatusBadge({ status }: { status: CargoStatus }) {
  const { t } = useTranslation('entities/cargo')
  return <Status {...getCargoStatusMark(status)}>{t(`status.${status}`)}</Status>
}
