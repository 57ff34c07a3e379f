import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'

type Approval = Schemas['SawmillApproval']

const tones: Record<Approval, StatusTone> = {
  pending: 'waiting',
  approved: 'done',
  suspended: 'blocked',
}

export function ApprovalBadge({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation('entities/sawmill')
  return <Status tone={tones[approval]}>{t(`approval.${approval}`)}</Status>
}
