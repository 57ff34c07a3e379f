import type { Deal } from '@/entities/deal'
import { useTranslation } from '@/shared/i18n'
import { OpenRevisionBanner, Revisions } from '@/widgets/document'
import { dealRevisionsConfig } from '../model/deal-revisions-config'

/** Notice of a revision that is not agreed yet. */
export function OpenDealRevision({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  return (
    <OpenRevisionBanner
      revision={deal.open_revision}
      formatSent={(number) => t('revision.sent', { number })}
    />
  )
}

/** The revisions of a deal. */
export const DealRevisions = ({ deal }: { readonly deal: Deal }) => (
  <Revisions
    config={dealRevisionsConfig}
    id={deal.id}
    canRevise={deal.allowed_actions.includes('revise')}
  />
)
