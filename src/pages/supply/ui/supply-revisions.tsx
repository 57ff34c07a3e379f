import type { Supply } from '@/entities/supply'
import { useTranslation } from '@/shared/i18n'
import { OpenRevisionBanner, Revisions } from '@/widgets/document'
import { supplyRevisionsConfig } from '../model/supply-revisions-config'

/** Notice of a revision that is not agreed yet. */
export function OpenSupplyRevision({ supply }: { supply: Supply }) {
  const { t } = useTranslation('pages/supply')
  return (
    <OpenRevisionBanner
      revision={supply.open_revision}
      formatSent={(number) => t('revision.sent', { number })}
    />
  )
}

/** The revisions of a supply. */
export const SupplyRevisions = ({ supply }: { readonly supply: Supply }) => (
  <Revisions
    config={supplyRevisionsConfig}
    id={supply.id}
    canRevise={supply.allowed_actions.includes('revise')}
  />
)
