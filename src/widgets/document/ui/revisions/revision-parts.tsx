import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Workflow } from '@/features/change-status'
import { formatFieldName, useRecord } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { formatFieldError, toFieldName } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, menuItemClass } from '@/shared/ui'
import { useActivityTexts, useFormatChanges } from '../../model/activity-texts'
import type { RevisionsConfig, RevisionSummary } from '../../model/revisions-config'
import { ChangeList } from '../record-panel/activity'
import { DocumentSection } from '../document-section'
import { NotAnswered } from '../not-answered'
import styles from './revisions.module.css'

interface OpenRevisionBannerProps {
  /** The revision of the shown document that is not agreed yet. */
  revision: Schemas['OpenRevisionRef'] | null
  /** Title while the other party's agreement is awaited. */
  formatSent: (number: number) => string
}

/** Notice on the valid document of a revision that is not agreed yet, with a link to it. */
export function OpenRevisionBanner({ revision, formatSent }: OpenRevisionBannerProps) {
  const { t } = useTranslation('widgets/document')
  if (!revision) return null
  const { revision: number, status } = revision
  return (
    <Banner
      tone="waiting"
      title={status === 'sent' ? formatSent(number) : t('revision.pending.open', { number })}
      action={
        <Link to="." search={{ revision: number }}>
          {t('revision.show', { number })}
        </Link>
      }
    >
      {t('revision.pending.text')}
    </Banner>
  )
}

interface RevisionNoticeProps {
  revision: Pick<RevisionSummary, 'revision' | 'status' | 'reason' | 'closed_by' | 'answer_until'>
  /** Number of the document. */
  document: string
  /** Link to the valid document. */
  back: ReactNode
}

/** Notice on a revision's screen: its state, its reason, and the way back. */
export function RevisionNotice({ revision, document, back }: RevisionNoticeProps) {
  const { t } = useTranslation('widgets/document')
  const { revision: number, status, reason } = revision
  const isPending = status === 'open' || status === 'sent'
  return (
    <Banner
      tone={isPending ? 'waiting' : 'info'}
      title={t(isPending ? 'revision.notice.pending' : `revision.notice.${status}`, {
        number,
        document,
      })}
      action={back}
    >
      {reason}
      <NotAnswered revision={revision} />
    </Banner>
  )
}

interface RevisionConflictsProps {
  title: string
  conflicts: readonly Schemas['FieldError'][]
}

/** Fields to check again, because the document was loaded or changed since. */
export function RevisionConflicts({ title, conflicts }: RevisionConflictsProps) {
  return (
    conflicts.length > 0 && (
      <Banner tone="blocked" title={title}>
        <FieldErrors errors={conflicts} />
      </Banner>
    )
  )
}

function FieldErrors({ errors }: { errors: readonly Schemas['FieldError'][] }) {
  const format = useFormat()
  const editedRecord = useRecord()
  return (
    <ul>
      {errors.map((error) => (
        <li key={`${error.pointer} ${error.code}`}>
          {format.labeled(
            formatFieldName(editedRecord, toFieldName(error.pointer)),
            formatFieldError(error),
          )}
        </li>
      ))}
    </ul>
  )
}

interface RevisionDifferencesProps {
  config: RevisionsConfig
  differences: readonly Schemas['FieldChange'][]
  /** Workflow of the revision. If fields have errors, the differences are unknown. */
  workflow: Pick<Workflow, 'mistakes' | 'preview' | 'refused'>
  /** Explains how an open revision with differences becomes valid. */
  children: ReactNode
}

/** Every difference to the valid terms. */
export function RevisionDifferences({
  config,
  differences,
  workflow: { mistakes, preview, refused },
  children,
}: RevisionDifferencesProps) {
  const { t } = useTranslation('widgets/document')
  const formatChanges = useFormatChanges(useActivityTexts(config.activityTexts))
  const isMistaken = mistakes.length > 0
  const isListed = differences.length > 0 && !isMistaken && refused.length === 0
  return (
    <DocumentSection title={t('revision.differences')} layout="whole">
      {isMistaken && <p>{t('revision.unknown_differences')}</p>}
      {refused.length > 0 && <FieldErrors errors={refused} />}
      {isListed && <ChangeList changes={formatChanges([...differences])} />}
      {isListed && <div className={styles.after}>{children}</div>}
      {!isMistaken && !isListed && preview !== undefined && <p>{t('revision.no_differences')}</p>}
    </DocumentSection>
  )
}

interface RevisionPaperItemProps {
  config: RevisionsConfig
  revision: Pick<RevisionSummary, 'revision' | 'has_paper'>
}

/** Menu item that shows the paper of a revision, once it is issued. */
export function RevisionPaperItem({ config, revision }: RevisionPaperItemProps) {
  const { t } = useTranslation('widgets/document')
  return (
    revision.has_paper && (
      <Link
        to="."
        search={{ view: config.paper, revision: revision.revision }}
        className={menuItemClass}
      >
        {t(`papers.${config.paper}.view`)}
      </Link>
    )
  )
}
