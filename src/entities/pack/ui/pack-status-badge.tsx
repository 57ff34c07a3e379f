import { useTranslation } from '@/shared/i18n'
import { Status, type StatusMark, type StatusTone } from '@/shared/ui'
import type { PackStatus } from '../api/packs'

const TONES: Record<PackStatus, StatusTone> = {
  listed: 'waiting',
  accepted: 'active',
  rejected: 'blocked',
  in_stock: 'active',
  gone: 'neutral',
  loaded: 'active',
  delivered: 'done',
  opened: 'neutral',
}

/** Returns the mark of a status, for lists that show their own text beside it. */
export const getPackStatusMark = (status: PackStatus): StatusMark => ({ tone: TONES[status] })

export function PackStatusBadge({ status }: { status: PackStatus }) {
  const { t } = useTranslation('entities/pack')
  return <Status {...getPackStatusMark(status)}>{t(`status.${status}`)}</Status>
}
