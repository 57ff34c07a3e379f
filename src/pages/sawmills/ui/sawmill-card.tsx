import { ApprovalBadge, CertificateMark, type SawmillSummary } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'

/** A mill on a phone: who it is and how much it saws, then where and which woods, then whether we buy there. */
export function SawmillCard({ mill }: { readonly mill: SawmillSummary }) {
  const { t } = useTranslation(['pages/sawmills', 'entities/product'])
  const format = useFormat()
  const { capacity_m3_month: capacity } = mill
  return (
    <RecordCard
      title={mill.name}
      figure={
        capacity === null ? '' : `${format.number(capacity)} ${t('pages/sawmills:unit.capacity')}`
      }
      detail={[
        format.country(mill.country),
        ...mill.species.map((wood) => t(`entities/product:wood.${wood}`)),
      ].join(', ')}
      note={<CertificateMark state={mill.certificate_state} />}
      status={<ApprovalBadge approval={mill.approval} />}
    />
  )
}
