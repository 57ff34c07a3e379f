import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { LoginOutcome } from '../api/logins'

const TONES: Record<LoginOutcome, StatusTone> = {
  succeeded: 'done',
  wrong_password: 'waiting',
  blocked: 'blocked',
  slowed_down: 'blocked',
}

export function LoginOutcomeStatus({ outcome }: { outcome: LoginOutcome }) {
  const { t } = useTranslation('entities/login')
  return <Status tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</Status>
}
