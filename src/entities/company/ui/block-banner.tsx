import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

/** Shows if the company or its client is blocked, since when and why. */
export function BlockBanner({
  block: { by, at, reason },
}: {
  readonly block: Schemas['CompanyBlock']
}) {
  const { t } = useTranslation('entities/company')
  const format = useFormat()
  return (
    <Banner tone="blocked" title={t(`block.${by}`)}>
      {reason && <p>{t('block.reason', { reason })}</p>}
      {at && <p>{t('block.since', { date: format.date(at) })}</p>}
    </Banner>
  )
}
