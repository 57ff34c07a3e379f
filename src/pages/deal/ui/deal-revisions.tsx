import { Link } from '@tanstack/react-router'
import type { Deal } from '@/entities/deal'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { Revisions } from '@/widgets/document'
import { dealRevisionsConfig } from '../model/deal-revisions-config'

/** Notice of a revision that is not agreed yet, with a link to it. */
export function OpenRevisionBanner({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation(['pages/deal', 'widgets/document'])
  if (!deal.open_revision) return null
  const { revision, status } = deal.open_revision
  return (
    <Banner
      tone="waiting"
      title={t(status === 'sent' ? 'revision.pending.sent' : 'revision.pending.open', {
        number: revision,
      })}
      action={
        <Link to="/deals/$id" params={{ id: deal.id }} search={{ revision }}>
          {t('widgets/document:revision.show', { number: revision })}
        </Link>
      }
    >
      {t('revision.pending.text')}
    </Banner>
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
