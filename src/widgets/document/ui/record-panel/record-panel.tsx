import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import {
  activityQueryOptions,
  attachmentsQueryOptions,
  commentsQueryOptions,
  downloadAttachment,
  refreshRecordExtras,
  removeAttachment,
  type AttachmentKind,
  type RecordRef,
} from '@/entities/document'
import { formatProblem, type Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { saveFile } from '@/shared/lib/save-file'
import { Disclosure, ErrorState, NativeSelect, Skeleton, toast } from '@/shared/ui'
import type { ActivityTexts } from '../../model/activity-texts'
import { useFormatActivityEntry } from '../../model/format-activity-entry'
import { Activity } from './activity'
import { Attachments, type AttachmentItem } from './attachments'
import { CommentForm, Comments } from './comments'
import styles from './record-panel.module.css'
import type { EarlierPage } from './show-earlier'

const AttachFiles = lazyComponent(
  async () => (await import('./attach-files')).AttachFiles,
  () => <Skeleton height="6rem" />,
)

export interface RecordPanelProps {
  kind: RecordRef['kind']
  /** Null for an unsaved record, which has no comments or files yet. */
  record: Pick<Schemas['RecordHead'], 'id' | 'allowed_actions'> | null
  texts: ActivityTexts
}

interface PartProps {
  record: RecordRef
  can: (action: Schemas['RecordAction']) => boolean
  texts: ActivityTexts
}

/** Comments, attachments and activity of a record. */
export function RecordPanel({ kind, record, texts }: RecordPanelProps) {
  const { t } = useTranslation('widgets/document')
  if (!record) return <p className={styles.note}>{t('record.after_save')}</p>
  const part: PartProps = {
    record: { kind, id: record.id },
    can: (action) => record.allowed_actions.includes(action),
    texts,
  }
  return (
    <div className={styles.record}>
      <CommentsPart {...part} />
      <FilesPart {...part} />
      <HistoryPart {...part} />
    </div>
  )
}

function CommentsPart({ record: target, can }: PartProps) {
  const { t } = useTranslation('widgets/document')
  const comments = useInfiniteQuery(commentsQueryOptions(target))
  const earlier = useEarlierPage(comments)
  return (
    <Disclosure isOpen label={t('record.comments')} aside={comments.data?.pages[0]?.total}>
      <PagedList
        query={comments}
        items={comments.data?.pages.flatMap((page) => page.items)}
        empty={t('record.no_comments')}
      >
        {(items) => (
          <Comments
            items={items
              .map(({ id, text, created_at, created_by, packs, documents }) => ({
                id,
                text,
                packs,
                documents,
                at: created_at,
                by: created_by.name,
              }))
              .toReversed()}
            earlierPage={earlier}
          />
        )}
      </PagedList>
      {can('comment') && <CommentForm record={target} />}
    </Disclosure>
  )
}

function FilesPart({ record: target, can, texts }: PartProps) {
  const { t } = useTranslation('widgets/document')
  const queryClient = useQueryClient()
  const attachments = useQuery(attachmentsQueryOptions(target))
  const add = useRef<HTMLInputElement>(null)
  const [shownKind, setShownKind] = useState<AttachmentKind | 'all'>('all')
  const kinds = [...new Set(attachments.data?.map(({ kind }) => kind))]
  const shown =
    shownKind !== 'all' && kinds.includes(shownKind)
      ? attachments.data?.filter(({ kind }) => kind === shownKind)
      : attachments.data
  const remove = useMutation({
    mutationFn: (item: AttachmentItem) => removeAttachment(target, item.id),
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshRecordExtras(queryClient, target),
  })
  const download = useMutation({
    mutationFn: async (item: AttachmentItem) =>
      saveFile(await downloadAttachment(target, item.id), item.name),
    onError: (error) => toast.error(formatProblem(error)),
  })

  return (
    <Disclosure label={t('record.attachments')} aside={attachments.data?.length}>
      {kinds.length > 1 && (
        <NativeSelect
          label={t('files.show')}
          size="s"
          value={shownKind}
          onChange={(chosen) => setShownKind(chosen === '' ? 'all' : chosen)}
          options={[
            { value: 'all' as const, label: t('files.all_kinds') },
            ...kinds.map((value) => ({ value, label: t(`files.kinds.${value}`) })),
          ]}
        />
      )}
      <PagedList query={attachments} items={shown} empty={texts.noFiles}>
        {(items) => (
          <Attachments
            items={items.map((attachment) => ({
              id: attachment.id,
              kind: attachment.kind,
              name: attachment.name,
              size: attachment.size,
              mediaType: attachment.media_type,
              at: attachment.created_at,
              by: attachment.created_by.name,
              canRemove: attachment.can_remove,
            }))}
            onDownload={download.mutate}
            onRemove={remove.mutate}
            addRef={add}
          />
        )}
      </PagedList>
      {can('attach') && <AttachFiles record={target} addRef={add} />}
    </Disclosure>
  )
}

function HistoryPart({ record: target, texts }: PartProps) {
  const { t } = useTranslation('widgets/document')
  const activity = useInfiniteQuery(activityQueryOptions(target))
  const formatEntry = useFormatActivityEntry(texts)
  const earlier = useEarlierPage(activity)
  return (
    <Disclosure label={t('record.activity')} aside={activity.data?.pages[0]?.total}>
      <PagedList
        query={activity}
        items={activity.data?.pages.flatMap((page) => page.items)}
        empty=""
      >
        {(items) => <Activity items={items.map(formatEntry)} earlierPage={earlier} />}
      </PagedList>
    </Disclosure>
  )
}

interface PagedListProps<Item> {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  empty: string
  children: (items: readonly Item[]) => ReactNode
}

/**
 * Returns the loader of a list's next page; undefined if all is loaded. A failed page can be
 * requested again.
 */
function useEarlierPage(query: UseInfiniteQueryResult): EarlierPage | undefined {
  const showEarlier = async () => {
    const { isFetchNextPageError, error } = await query.fetchNextPage()
    if (isFetchNextPageError) toast.error(formatProblem(error))
  }
  return query.hasNextPage
    ? { isPending: query.isFetchingNextPage, onShow: () => void showEarlier() }
    : undefined
}

/** One list of the panel in any loading state. */
function PagedList<Item>({ query, items, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation('widgets/document')
  if (items) return items.length > 0 ? children(items) : <p className={styles.note}>{empty}</p>
  if (query.isError)
    return (
      <ErrorState
        title={t('record.failed')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  return <Skeleton />
}
