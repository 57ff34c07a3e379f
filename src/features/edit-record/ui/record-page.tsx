import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type Me, meQueryOptions } from '@/entities/session'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { i18n, useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { ErrorState, PageState, SearchXIcon } from '@/shared/ui'
import { hasCopyDraft, startCopy } from '../model/draft/record-copy'
import {
  chooseSubjectDraft,
  type QueuedPayload,
  restoreRecordDraft,
} from '../model/draft/record-draft'
import { toInitialRecord } from '../model/editor/editor'
import { useRecordScreen } from '../model/navigation/use-record-screen'
import {
  copyQueryOptions,
  type RecordFormConfig,
  recordQueryOptions,
} from '../model/record-form-config'
import { createBlankValues } from '../model/record-form-values'
import type { OpenedRecord } from '../model/use-edit-session'
import { EditRecord } from './edit-record'

const UnreachableDraft = lazyComponent(
  async () => (await import('./locked-edits-notice')).UnreachableDraft,
)

interface RecordPageProps {
  config: RecordFormConfig
  /** Id of a record that is not in the URL, because there is only one of its kind. */
  id?: string
  /** The record's content. It reads the record with `useRecord`. */
  screen: ComponentType
  /** Shown while the record is loading. */
  skeleton: ReactNode
  /** The queued payload of this record; null for none. */
  queued?: QueuedPayload | null
}

/** Returns the screen id of a new copy, which has no record id yet. */
const toCopyScreenId = (sourceId: string) => `copy of ${sourceId}`

/** Loads one record and opens its screen, or shows why it could not be loaded. */
export function RecordPage({
  config,
  id: onlyId,
  screen,
  skeleton,
  queued = null,
}: RecordPageProps) {
  const params = useParams({ strict: false })
  const id = onlyId ?? params.id
  const { t } = useTranslation('features/edit-record')
  const formatProblem = useFormatProblem()
  const source = useCopySource(config, id)
  const subjectId = useLinkedSubjectId(config, id)
  const isOnlyQueued = queued !== null && queued.base === null
  const recordScreen = useRecordScreen({
    id: id ?? (source && toCopyScreenId(source)),
    isOnlyQueued,
  })
  const wasQueued = recordScreen.stage === 'queued'
  const me = useQuery(meQueryOptions)
  const copy = useCopy(config, { source, me: me.data, isOpen: recordScreen.stage !== 'loading' })
  // Sets state while rendering, so that no frame shows the skeleton.
  if (me.data && !copy.isPending && recordScreen.stage === 'loading') recordScreen.open()
  // The route loader has already requested both, so failed requests are not repeated on mount.
  const recordQuery = useQuery({
    ...recordQueryOptions(config, id ?? ''),
    enabled: ({ state }) =>
      id !== undefined && !isOnlyQueued && (!wasQueued || state.data !== undefined),
    retryOnMount: false,
  })
  const isUnsaved = isOnlyQueued || (wasQueued && recordQuery.data === undefined)
  const saved = id === undefined || isUnsaved ? null : recordQuery.data

  if (saved !== undefined && me.data && !copy.isPending) {
    return (
      <OpenRecord
        key={recordScreen.key}
        opened={{ config, me: me.data, saved, queued, queuedId: (saved ? null : id) ?? null }}
        copy={copy.opened}
        subjectId={subjectId}
        screen={screen}
        onFirstSaved={recordScreen.expectId}
      />
    )
  }
  const failedQuery = recordQuery.error ? recordQuery : copy.query.error ? copy.query : me
  const { error } = failedQuery
  if (!error) return skeleton
  const getText = (key: 'not_found' | 'load_failed') =>
    i18n.t(`${config.texts}:${key}` as 'features/edit-record:not_found')
  if (error instanceof ApiProblem && error.problem.code === 'not_found') {
    return (
      <>
        {me.data && id !== undefined && <UnreachableDraft config={config} me={me.data} id={id} />}
        <PageState size="page" headingLevel={1} icon={<SearchXIcon />} title={getText('not_found')}>
          {t('not_found')}
        </PageState>
      </>
    )
  }
  const retry = () =>
    void Promise.all([
      me.refetch(),
      id !== undefined && recordQuery.refetch(),
      copy.query.error && copy.query.refetch(),
    ])
  return (
    <ErrorState
      size="page"
      {...((id ?? source) !== undefined && { title: getText('load_failed') })}
      onRetry={retry}
      isRetrying={failedQuery.isFetching}
    >
      {formatProblem(error)}
    </ErrorState>
  )
}

/** Returns the id of the record that a new one copies; undefined for none. */
function useCopySource(config: RecordFormConfig, id: string | undefined): string | undefined {
  const { from } = useSearch({ strict: false })
  return config.copy && id === undefined ? from : undefined
}

/** Returns the subject in the URL of a new record; undefined for none. */
function useLinkedSubjectId(
  { subject }: RecordFormConfig,
  id: string | undefined,
): string | undefined {
  const search = useSearch({ strict: false })
  return subject && id === undefined ? search[subject.search] : undefined
}

interface CopyOptions {
  readonly source: string | undefined
  readonly me: Me | undefined
  /** True once the screen was open: a copy that was discarded is not loaded again. */
  readonly isOpen: boolean
}

/** Loads the copy that a new record starts with, unless this tab has a draft of it. */
function useCopy(config: RecordFormConfig, { source, me, isOpen }: CopyOptions) {
  const isWanted =
    source !== undefined && me !== undefined && !isOpen && !hasCopyDraft(config, me.id, source)
  const query = useQuery({
    ...(config.copy
      ? copyQueryOptions(config.copy, source ?? '')
      : { queryKey: ['no copy'], queryFn: () => null }),
    enabled: isWanted,
    // Never cached: a copy has today's prices.
    staleTime: 0,
    gcTime: 0,
    retryOnMount: false,
  })
  return {
    query,
    isPending: isWanted && (query.data === undefined || query.isFetching),
    opened: source !== undefined && query.data !== undefined ? { source, data: query.data } : null,
  }
}

interface OpenRecordProps {
  opened: OpenedRecord
  /** The copy that a new record starts with; null for none. */
  copy: { readonly source: string; readonly data: unknown } | null
  /** The subject in the URL of a new record; undefined for none. */
  subjectId: string | undefined
  screen: ComponentType
  onFirstSaved: (id: string) => void
}

/** Opens a record, and opens it again after its edits are discarded or the URL names a subject. */
function OpenRecord({ opened, copy, subjectId, screen, onFirstSaved }: OpenRecordProps) {
  const { config, me, saved, queued, queuedId } = opened
  const createInitialRecord = () =>
    saved ? toInitialRecord(config, saved) : { saved, values: createBlankValues(config, me) }
  const [reopenCount, setReopenCount] = useState(0)
  const [initial, setInitial] = useState(() => {
    const id = saved?.id ?? queuedId
    if (queued && id !== null) restoreRecordDraft(config, me.id, id, queued)
    if (copy && id === null) startCopy(config, me.id, copy.source, copy.data)
    if (subjectId !== undefined) chooseSubjectDraft(config, me.id, subjectId)
    return createInitialRecord()
  })
  const [linkedSubjectId, setLinkedSubjectId] = useState(subjectId)
  const [undoDiscard, setUndoDiscard] = useState<(() => void) | null>(null)
  useEffect(() => {
    // The pressed button is gone, so the focus needs a new place.
    if (reopenCount > 0) focusHeadline()
  }, [reopenCount])

  function reopen(undo: (() => void) | null) {
    setUndoDiscard(() => undo)
    setInitial(createInitialRecord)
    setReopenCount(reopenCount + 1)
  }
  function restore() {
    undoDiscard?.()
    reopen(null)
  }
  if (subjectId !== linkedSubjectId) {
    setLinkedSubjectId(subjectId)
    if (subjectId !== undefined) {
      chooseSubjectDraft(config, me.id, subjectId)
      reopen(null)
    }
  }
  return (
    <EditRecord
      key={reopenCount}
      opened={opened}
      initial={initial}
      screen={screen}
      onFirstSaved={onFirstSaved}
      onReopen={reopen}
      undoDiscard={undoDiscard && restore}
    />
  )
}
