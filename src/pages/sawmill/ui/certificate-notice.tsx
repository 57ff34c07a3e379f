import type { Sawmill } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

/** That the certificate is over or ends soon, and what to do. */
export function CertificateNotice({ mill: { certificate, certificate_state: state } }: { readonly mill: Sawmill }) {
  const { t } = useTranslation('pages/sawmill')
  const format = useFormat()
  if (certificate === null || (state !== 'expired' && state !== 'expiring')) return null
  return (
    <Banner tone="waiting" title={t(`certificate.${state}`, { date: format.date(certificate.expires) })}>
      {t(`certificate.${state}_then`)}
    </Banner>
  )
}
