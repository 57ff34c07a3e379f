import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import {
  dealActivityQuery,
  dealAttachmentsQuery,
  dealCommentsQuery,
  downloadDealAttachment,
  refreshDealRecord,
  removeDealAttachment,
  type Deal,
} from '@/entities/deal'
import { CommentForm } from '@/features/comment'
import { problemText } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/lib/toast'
import { Disclosure, ErrorState, Skeleton } from '@/shared/ui'
import { Activity, Comments, type Earlier } from '@/widgets/activity'
import { Attachments, type AttachmentItem } from '@/widgets/attachments'
import { useSayActivity } from '../model/use-say-activity'
import styles from './deal-record.module.css'

const AttachFiles = lazy(async () => ({ default: (await import('@/features/attach-file')).AttachFiles }))

/** What is kept beside a deal: what was said, attached and done. */
export function DealRecord({ deal }: { deal: Deal | null }) {
  const { t } = useTranslation('pages/deal')
  if (!deal) return <p className={styles.note}>{t('record.after_save')}</p>
  return (
    <div className={styles.record}>
      <DealComments deal={deal} />
      <DealAttachments deal={deal} />
      <DealHistory deal={deal} />
    </div>
  )
}

function DealComments({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const comments = useInfiniteQuery(dealCommentsQuery(deal.id))
  const earlier = useEarlier(comments)
  return (
    <Disclosure isOpen label={t('record.comments')} aside={comments.data?.pages[0]?.total}>
      <Part query={comments} items={comments.data?.pages.flatMap((page) => page.items)} empty={t('record.no_comments')}>
        {(all) => (
          <Comments
            items={all.map(({ id, text, created_at, created_by }) => ({ id, text, at: created_at, by: created_by.name })).toReversed()}
            earlier={earlier}
          />
        )}
      </Part>
      {deal.allowed_actions.includes('comment') && <CommentForm dealId={deal.id} />}
    </Disclosure>
  )
}

function DealAttachments({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const attachments = useQuery(dealAttachmentsQuery(deal.id))
  const add = useRef<HTMLInputElement>(null)
  const remove = useMutation({
    mutationFn: (item: AttachmentItem) => removeDealAttachment(deal.id, item.id),
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => refreshDealRecord(queryClient, deal.id),
  })
  const download = useMutation({
    mutationFn: async (item: AttachmentItem) => saveFile(await downloadDealAttachment(deal.id, item.id), item.name),
    onError: (error) => toast.error(problemText(error)),
  })

  return (
    <Disclosure label={t('record.attachments')} aside={attachments.data?.length}>
      <Part query={attachments} items={attachments.data} empty={t('record.no_attachments')}>
        {(all) => (
          <Attachments
            items={all.map((each) => ({
              id: each.id,
              name: each.name,
              size: each.size,
              mediaType: each.media_type,
              at: each.created_at,
              by: each.created_by.name,
              canRemove: each.can_remove,
            }))}
            onDownload={download.mutate}
            onRemove={remove.mutate}
            addRef={add}
          />
        )}
      </Part>
      {deal.allowed_actions.includes('attach') && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <AttachFiles dealId={deal.id} addRef={add} />
        </Suspense>
      )}
    </Disclosure>
  )
}

function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function DealHistory({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const activity = useInfiniteQuery(dealActivityQuery(deal.id))
  const say = useSayActivity(useFormat())
  const earlier = useEarlier(activity)
  return (
    <Disclosure label={t('record.activity')} aside={activity.data?.pages[0]?.total}>
      <Part query={activity} items={activity.data?.pages.flatMap((page) => page.items)} empty="">
        {(all) => <Activity items={all.map(say)} earlier={earlier} />}
      </Part>
    </Disclosure>
  )
}

interface PartProps<Item> {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
  /** Undefined until they have come. */
  items: readonly Item[] | undefined
  empty: string
  children: (all: readonly Item[]) => ReactNode
}

/** What a paged list shows on request, and nothing once it is all there. What failed to come may be asked for again. */
function useEarlier(query: UseInfiniteQueryResult): Earlier | undefined {
  const show = async () => {
    const { isFetchNextPageError, error } = await query.fetchNextPage()
    if (isFetchNextPageError) toast.error(problemText(error))
  }
  return query.hasNextPage ? { isPending: query.isFetchingNextPage, onShow: () => void show() } : undefined
}

/** One list of the record in whatever state it is. */
function Part<Item>({ query, items, empty, children }: PartProps<Item>) {
  const { t } = useTranslation('pages/deal')
  if (items) return items.length > 0 ? children(items) : <p className={styles.note}>{empty}</p>
  if (query.isError) return <ErrorState title={t('record.failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <Skeleton />
}
