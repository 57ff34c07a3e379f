import { Link } from '@tanstack/react-router'
import type { Supply } from '@/entities/supply'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { Revisions } from '@/widgets/document'
import { supplyRevisionsConfig } from '../model/supply-revisions-config'

/** Notice of a revision that is not agreed yet, with a link to it. */
export function OpenRevisionBanner({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation(['pages/supply', 'widgets/document'])
  if (!supply.open_revision) return null
  const { revision, status } = supply.open_revision
  return (
    <Banner
      tone="waiting"
      title={t(status === 'sent' ? 'revision.pending.sent' : 'revision.pending.open', {
        number: revision,
      })}
      action={
        <Link to="/supplies/$id" params={{ id: supply.id }} search={{ revision }}>
          {t('widgets/document:revision.show', { number: revision })}
        </Link>
      }
    >
      {t('revision.pending.text')}
    </Banner>
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
