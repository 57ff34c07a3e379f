import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RevisionStatusBadge } from '@/entities/document'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Disclosure, ErrorState, Skeleton } from '@/shared/ui'
import { useActivityTexts, useFormatChanges } from '../../model/activity-texts'
import {
  type RevisionsConfig,
  revisionsQueryOptions,
  type RevisionSummary,
} from '../../model/revisions-config'
import { ChangeList } from '../record-panel/activity'
import { CompareRevisions } from './compare-revisions'
import { NotAnswered } from '../not-answered'
import { ReviseDialog } from './revise-dialog'
import { RevisionPaperLink } from './revision-paper-link'
import styles from './revisions.module.css'

interface RevisionsProps {
  config: RevisionsConfig
  id: string
  /** True if the user may open the next revision. */
  canRevise: boolean
}

/** The revisions of a document, newest first, each with its differences to the one before. */
export function Revisions({ config, id, canRevise }: RevisionsProps) {
  const { t } = useTranslation('widgets/document')
  const [isComparing, setIsComparing] = useState(false)
  const { data, isError, refetch, isFetching } = useQuery(revisionsQueryOptions(config, id))
  const items = data?.items ?? []
  if (data && items.length === 0) return null
  return (
    <Disclosure label={t('revision.list')} aside={data && items.length}>
      {data ? (
        <ul className={styles.list}>
          {items.length > 1 && (
            <li>
              <Button size="s" onClick={() => setIsComparing(true)}>
                {t('revision.compare')}
              </Button>
            </li>
          )}
          {items.map((revision) => (
            <RevisionItem
              key={revision.revision}
              config={config}
              id={id}
              canRevise={canRevise}
              revision={revision}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton />
      )}
      {isComparing && (
        <CompareRevisions
          config={config}
          id={id}
          revisions={items}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Disclosure>
  )
}

interface RevisionItemProps extends RevisionsProps {
  revision: RevisionSummary
}

function RevisionItem({ config, id, canRevise, revision }: RevisionItemProps) {
  const { t } = useTranslation('widgets/document')
  const format = useFormat()
  const formatChanges = useFormatChanges(useActivityTexts(config.activityTexts))
  const [isContinuing, setIsContinuing] = useState(false)
  const { revision: number, status, created_at, created_by } = revision
  return (
    <li>
      <p className={styles.head}>
        <strong>{t('revision.name', { number })}</strong>
        <RevisionStatusBadge status={status} isValid={revision.is_valid} />
      </p>
      <p className={styles.author}>
        {t('revision.author', { date: format.dateTime(created_at), person: created_by.name })}
      </p>
      {[revision.reason, revision.close_reason].map(
        (reason) => reason && <p key={reason}>{reason}</p>,
      )}
      <NotAnswered revision={revision} />
      {revision.answer && (
        <p>
          {t('revision.answer', {
            name: revision.answer.name,
            date: format.date(revision.answer.on),
          })}
        </p>
      )}
      <ChangeList changes={formatChanges(revision.differences)} />
      <p className={styles.links}>
        {status !== 'issued' && (
          <Link to="." search={{ revision: number }}>
            {t('revision.show', { number })}
          </Link>
        )}
        {revision.has_paper && <RevisionPaperLink config={config} number={number} />}
        {status === 'withdrawn' && canRevise && (
          <Button variant="quiet" size="s" onClick={() => setIsContinuing(true)}>
            {t('revision.continue')}
          </Button>
        )}
      </p>
      {isContinuing && (
        <ReviseDialog
          config={config}
          id={id}
          copyOf={number}
          onClose={() => setIsContinuing(false)}
        />
      )}
    </li>
  )
}
