import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

/** Marks an expired or expiring certificate; renders nothing for a valid one. */
export function CertificateMark({ state }: { readonly state: Schemas['CertificateState'] }) {
  const { t } = useTranslation('entities/sawmill')
  if (state !== 'expired' && state !== 'expiring') return null
  return <Status tone="waiting">{t(`certificate.${state}`)}</Status>
}
