import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import type { RevisionsConfig } from '../../model/revisions-config'

interface RevisionPaperLinkProps {
  config: RevisionsConfig
  number: number
}

/** Link to the paper of a revision, where it is printed and sent. */
export function RevisionPaperLink({ config, number }: RevisionPaperLinkProps) {
  const { t } = useTranslation('widgets/document')
  return (
    <Link to="." search={{ view: config.paper, revision: number }}>
      {t('revision.print', { number })}
    </Link>
  )
}
