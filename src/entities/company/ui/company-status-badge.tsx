import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { CompanyStatus } from '../api/companies'

const tones: Record<CompanyStatus, StatusTone> = {
  pending: 'waiting',
  verified: 'done',
  blocked: 'blocked',
}

export function CompanyStatusBadge({ status }: { readonly status: CompanyStatus }) {
  const { t } = useTranslation('entities/company')
  return <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
}
