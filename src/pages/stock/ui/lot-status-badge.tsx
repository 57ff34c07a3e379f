import type { Lot } from '@/entities/stock'
import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'

const tones: Record<Lot['status'], StatusTone> = {
  available: 'done',
  reserved: 'waiting',
  blocked: 'blocked',
  sold: 'neutral',
  gone: 'neutral',
}

/** What can be done with a pack. */
export function LotStatusBadge({ status }: { readonly status: Lot['status'] }) {
  const { t } = useTranslation('pages/stock')
  return <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
}
