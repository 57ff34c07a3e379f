import type { ReactNode } from 'react'
import type { Schemas } from '@/shared/api'
import { i18n, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Status, type StatusTone } from '@/shared/ui'
import type { Sawmill } from '../api/sawmills'

type Approval = Schemas['SawmillApproval']

const TONES: Record<Approval, StatusTone> = {
  pending: 'waiting',
  approved: 'done',
  suspended: 'blocked',
}

export function ApprovalBadge({ approval }: { approval: Approval }) {
  const { t } = useTranslation('entities/sawmill')
  return <Status tone={TONES[approval]}>{t(`approval.${approval}`)}</Status>
}

interface CertificateNoticeProps {
  sawmill: Pick<Sawmill, 'certificate' | 'certificate_state'>
  /** Instructions per state. */
  consequence: Readonly<Record<'expired' | 'expiring', ReactNode>>
}

/** Warns about an expired or expiring certificate. */
export function CertificateNotice({
  sawmill: { certificate, certificate_state: state },
  consequence,
}: CertificateNoticeProps) {
  const { t } = useTranslation('entities/sawmill')
  const format = useFormat()
  if (certificate === null || (state !== 'expired' && state !== 'expiring')) return null
  return (
    <Banner
      tone="waiting"
      title={t(`certificate_ends.${state}`, { date: format.date(certificate.expires) })}
    >
      {consequence[state]}
    </Banner>
  )
}

/** Marks an expired or expiring certificate; renders nothing for a valid one. */
export function CertificateMark({ state }: { state: Schemas['CertificateState'] }) {
  const { t } = useTranslation('entities/sawmill')
  if (state !== 'expired' && state !== 'expiring') return null
  return <Status tone="waiting">{t(`certificate.${state}`)}</Status>
}

/**
 * Formats a certificate: "FSC NC-COC-012345, until 31 Mar 2028".
 * @param date null beside a `CertificateNotice`, which gives the date
 */
export const formatCertificate = (scheme: string, code: string, date: string | null): string =>
  date === null
    ? `${scheme.toUpperCase()} ${code}`
    : i18n.t('entities/sawmill:certificate_until', { scheme: scheme.toUpperCase(), code, date })
