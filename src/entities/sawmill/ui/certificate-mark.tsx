import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

/** That a mill's certificate is over or ends soon, in a word; nothing while it holds. */
export function CertificateMark({ state }: { readonly state: Schemas['CertificateState'] }) {
  const { t } = useTranslation('entities/sawmill')
  if (state !== 'expired' && state !== 'expiring') return null
  return <Status tone="waiting">{t(`certificate.${state}`)}</Status>
}
