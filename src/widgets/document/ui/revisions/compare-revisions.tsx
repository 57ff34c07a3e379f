import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog, ErrorState, NativeSelect, Skeleton } from '@/shared/ui'
import { useActivityTexts, useFormatChanges } from '../../model/activity-texts'
import {
  type ComparedRevisions,
  comparisonQueryOptions,
  type RevisionsConfig,
  type RevisionSummary,
} from '../../model/revisions-config'
import { RevisionPaperLink } from './revision-paper-link'
import styles from './revisions.module.css'

interface CompareRevisionsProps {
  config: RevisionsConfig
  id: string
  /** At least two revisions, newest first. */
  revisions: readonly RevisionSummary[]
  onClose: () => void
}

/** Compares any two revisions of a document; initially the valid one with the one before. */
export function CompareRevisions({ config, id, revisions, onClose }: CompareRevisionsProps) {
  const { t } = useTranslation('widgets/document')
  const [compared, setCompared] = useState(() => findFirstComparison(revisions))
  const options = revisions.map(({ revision: number }) => ({
    value: String(number),
    label: t('revision.name', { number }),
  }))
  const chosen = [compared.from, compared.to].flatMap((number) =>
    revisions.filter(({ revision, has_paper }) => revision === number && has_paper),
  )
  return (
    <Dialog
      isOpen
      size="l"
      title={t('revision.compare')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('revision.close')}</Button>}
    >
      <div className={styles.list}>
        <div className={styles.choices}>
          <NativeSelect
            label={t('revision.earlier')}
            value={String(compared.from)}
            onChange={(number) => setCompared({ ...compared, from: Number(number) })}
            options={options}
          />
          <NativeSelect
            label={t('revision.later')}
            value={String(compared.to)}
            onChange={(number) => setCompared({ ...compared, to: Number(number) })}
            options={options}
          />
        </div>
        <Comparison config={config} id={id} compared={compared} />
        <p className={styles.links}>
          {[...new Set(chosen)].map(({ revision }) => (
            <RevisionPaperLink key={revision} config={config} number={revision} />
          ))}
        </p>
      </div>
    </Dialog>
  )
}

/** Returns the valid revision and the one that was valid before; else the two newest. */
function findFirstComparison(revisions: readonly RevisionSummary[]): ComparedRevisions {
  const valid = revisions.find(({ is_valid: isValid }) => isValid) ?? revisions[0]
  const isEarlier = ({ revision }: RevisionSummary) => revision < (valid?.revision ?? 0)
  const before =
    revisions.find((revision) => isEarlier(revision) && revision.status !== 'withdrawn') ??
    revisions.find(isEarlier)
  // If the first revision is valid, it is compared with the newest one.
  const [from, to] = before ? [before, valid] : [valid, revisions[0]]
  return { from: from?.revision ?? 1, to: to?.revision ?? 1 }
}

interface ComparisonProps {
  config: RevisionsConfig
  id: string
  compared: ComparedRevisions
}

/** Every difference between two revisions. */
function Comparison({ config, id, compared }: ComparisonProps) {
  const { t } = useTranslation('widgets/document')
  const formatChanges = useFormatChanges(useActivityTexts(config.activityTexts))
  const { data, isError, refetch, isFetching } = useQuery(
    comparisonQueryOptions(config, id, compared),
  )
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton height="8rem" />
    )
  if (data.differences.length === 0) return <p>{t('revision.same')}</p>
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('revision.field')}</th>
          {[compared.from, compared.to].map((number) => (
            <th key={number} scope="col">
              {t('revision.name', { number })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formatChanges(data.differences).map(({ field, from, to }) => (
          <tr key={`${field} ${from} ${to}`}>
            <th scope="row">{field}</th>
            <td>{from ?? t('activity.gone')}</td>
            <td>{to ?? t('activity.gone')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
