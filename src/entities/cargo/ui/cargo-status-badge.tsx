import { useTranslation } from '@/shared/i18n'
import { getStageQuarters, Status, type StatusMark, type StatusTone } from '@/shared/ui'
import type { CargoStatus } from '../api/cargo-queries'
import { cargoStages, getCargoStage } from '../model/cargo-stages'

const tones: Record<CargoStatus, StatusTone> = {
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
  tone: tones[status],
  quarters: getStageQuarters(cargoStages, getCargoStage(status)),
})

export function CargoStatusBadge({ status }: { readonly status: CargoStatus }) {
  const { t } = useTranslation('entities/cargo')
  return <Status {...getCargoStatusMark(status)}>{t(`status.${status}`)}</Status>
}
