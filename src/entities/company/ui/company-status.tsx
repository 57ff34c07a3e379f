import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Status, type StatusTone } from '@/shared/ui'
import type { CompanyStatus } from '../api/companies'

const TONES: Record<CompanyStatus, StatusTone> = {
  pending: 'waiting',
  verified: 'done',
  blocked: 'blocked',
}

export function CompanyStatusBadge({ status }: { status: CompanyStatus }) {
  const { t } = useTranslation('entities/company')
  return <Status tone={TONES[status]}>{t(`status.${status}`)}</Status>
}

/** Shows if the company or its client is blocked, since when and why. */
export function BlockBanner({ block: { by, at, reason } }: { block: Schemas['CompanyBlock'] }) {
  const { t } = useTranslation('entities/company')
  const format = useFormat()
  return (
    <Banner tone="blocked" title={t(`block.${by}`)}>
      {reason && <p>{t('block.reason', { reason })}</p>}
      {at && <p>{t('block.since', { date: format.date(at) })}</p>}
    </Banner>
  )
}
