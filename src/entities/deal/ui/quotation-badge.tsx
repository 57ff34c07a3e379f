import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'

const TONES: Record<Schemas['QuotationState'], StatusTone> = {
  open: 'active',
  changed: 'waiting',
  expired: 'waiting',
  accepted: 'done',
  declined: 'blocked',
  superseded: 'neutral',
  closed: 'neutral',
}

/** State of a quotation: "Quoted, valid until 12 Dec 2026". */
export function QuotationBadge({ quotation }: { quotation: Schemas['DealQuotation'] }) {
  const { t } = useTranslation('entities/deal')
  const format = useFormat()
  const { state, is_changed } = quotation
  const isOutdated = state === 'accepted' && is_changed
  return (
    <Status tone={isOutdated ? 'waiting' : TONES[state]}>
      {t(isOutdated ? 'quotation.accepted_changed' : `quotation.${state}`, {
        date: format.date(quotation.valid_until),
        person: quotation.answered_by ?? '',
      })}
    </Status>
  )
}
