import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  type Deal,
  dealRevisionsQueryOptions,
  type DealRevisionSummary,
  openDealRevision,
  refreshRevisedDeal,
  RevisionStatusBadge,
} from '@/entities/deal'
import { LazyReasonDialog } from '@/features/change-status'
import { useRecord } from '@/features/edit-record'
import { formatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Banner, Disclosure, ErrorState, menuItemClass, Skeleton, toast } from '@/shared/ui'
import { ChangeList, useActivityTexts, useFormatChanges } from '@/widgets/document'
import { dealActivityTexts } from '../model/deal-activity-texts'
import { dealForm } from '../model/deal-form'
import styles from './deal-revisions.module.css'

/** Notice of a revision that is not agreed yet, with a link to it. */
export function OpenRevisionBanner({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation('pages/deal')
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
          {t('revision.show', { number: revision })}
        </Link>
      }
    >
      {t('revision.pending.text')}
    </Banner>
  )
}

/** Menu item that opens a revision after asking for its reason. */
export function ReviseItem({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const { me } = useRecord(dealForm)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const attempt = useRef({ reason: '', key: '' })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ reason }: { reason: string; clearDraft: () => void }) => {
      if (attempt.current.reason !== reason) attempt.current = { reason, key: crypto.randomUUID() }
      return openDealRevision(deal.id, { reason }, attempt.current.key)
    },
    onSuccess: async ({ revision }, { clearDraft }) => {
      clearDraft()
      setIsAsking(false)
      await refreshRevisedDeal(queryClient, deal.id)
      await navigate({ to: '/deals/$id', params: { id: deal.id }, search: { revision } })
    },
    onError: (error) => toast.error(formatProblem(error)),
  })
  if (!deal.allowed_actions.includes('revise')) return null
  return (
    <>
      <button type="button" className={menuItemClass} onClick={() => setIsAsking(true)}>
        {t('action.revise')}
      </button>
      {isAsking && (
        <LazyReasonDialog
          title={t('reason.revise.title')}
          text={t('reason.revise.text')}
          confirm={t('reason.revise.confirm')}
          isPending={isPending}
          draftKey={draftKey(me.id, `reason-deal-${deal.id}-revise`)}
          onClose={() => setIsAsking(false)}
          onConfirm={(reason, clearDraft) => mutate({ reason, clearDraft })}
        />
      )}
    </>
  )
}

/** The revisions of a deal, newest first, each with its differences to the one before. */
export function DealRevisions({ dealId }: { readonly dealId: string }) {
  const { t } = useTranslation('pages/deal')
  const { data, isError, refetch, isFetching } = useQuery(dealRevisionsQueryOptions(dealId))
  if (data?.items.length === 0) return null
  return (
    <Disclosure label={t('revision.list')} aside={data?.items.length}>
      {data ? (
        <ul className={styles.list}>
          {data.items.map((revision) => (
            <RevisionItem key={revision.revision} dealId={dealId} revision={revision} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton />
      )}
    </Disclosure>
  )
}

interface RevisionItemProps {
  readonly dealId: string
  readonly revision: DealRevisionSummary
}

function RevisionItem({ dealId, revision }: RevisionItemProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const formatChanges = useFormatChanges(useActivityTexts(dealActivityTexts))
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
      <ChangeList changes={formatChanges(revision.differences)} />
      <p className={styles.links}>
        {status !== 'issued' && (
          <Link to="/deals/$id" params={{ id: dealId }} search={{ revision: number }}>
            {t('revision.show', { number })}
          </Link>
        )}
        {revision.has_confirmation && (
          <Link
            to="/deals/$id"
            params={{ id: dealId }}
            search={{ view: 'order_confirmation', revision: number }}
          >
            {t('revision.print', { number })}
          </Link>
        )}
      </p>
    </li>
  )
}
