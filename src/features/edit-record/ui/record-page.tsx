import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { type Me, meQueryOptions } from '@/entities/session'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { i18n, useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { ErrorState, PageState, SearchXIcon } from '@/shared/ui'
import { toInitialRecord } from '../model/editor'
import {
  type RecordFormConfig,
  recordQueryOptions,
  type SavedRecord,
} from '../model/record-form-config'
import { type QueuedRevision, restoreRecordDraft } from '../model/record-draft'
import { blankValues } from '../model/record-form-values'
import { EditRecord } from './edit-record'

/**
 * The React key of the screen at a document's address: each document has a screen of its own, but a new one keeps its screen when it is
 * first saved. The focus, what may be undone, and the word that it was saved outlast the change of address.
 *
 * @param id of the document at the present address; undefined for a new one
 * @returns the key, and what tells beforehand which address the screen goes on at
 */
function useScreenKey(
  id: string | undefined,
): readonly [key: number, goOnAt: (id: string) => void] {
  const [screen, setScreen] = useState({ id, key: 0, next: '' })
  if (screen.id !== id)
    setScreen({ id, key: id === screen.next ? screen.key : screen.key + 1, next: '' })
  const goOnAt = useCallback((next: string) => setScreen((now) => ({ ...now, next })), [])
  return [screen.key, goOnAt]
}

interface RecordPageProps {
  form: RecordFormConfig
  /** The record itself: it asks `useRecord` for what it shows. */
  screen: ComponentType
  /** What stands there while the record is under way: its heading, and its shape. */
  skeleton: ReactNode
  /** What waits of the record of this address on the device to be sent; `isHeld` where somebody has to look at it first. */
  queued?: (QueuedRevision & { readonly isHeld: boolean }) | null
}

/** The page of one kind of record, new or saved, in whatever state it is. */
export function RecordPage({ form, screen, skeleton, queued = null }: RecordPageProps) {
  const { id } = useParams({ strict: false })
  const { t } = useTranslation('features/edit-record')
  const problemText = useFormatProblem()
  const [screenKey, goOnAt] = useScreenKey(id)
  const me = useQuery(meQueryOptions)
  // The route's loader has asked before: what it was refused is not asked for again.
  // Of one that only waits here the backend knows nothing.
  const waitsUnsent = queued !== null && queued.base === null
  // Its screen stays when what waited is given up there.
  const [unsentKey, setUnsentKey] = useState<number | null>(null)
  if (waitsUnsent && unsentKey !== screenKey) setUnsentKey(screenKey)
  const known = useQuery({
    ...recordQueryOptions(form, id ?? ''),
    enabled: ({ state }) =>
      id !== undefined && !waitsUnsent && (unsentKey !== screenKey || state.data !== undefined),
    retryOnMount: false,
  })
  const isUnsent = waitsUnsent || (unsentKey === screenKey && known.data === undefined)
  const saved = id === undefined || isUnsent ? null : known.data

  if (saved !== undefined && me.data) {
    return (
      <OpenRecord
        key={screenKey}
        form={form}
        me={me.data}
        saved={saved}
        screen={screen}
        onFirstSaved={goOnAt}
        queued={queued}
        queuedId={(saved ? null : id) ?? null}
      />
    )
  }
  const failed = known.error ? known : me
  const { error } = failed
  if (!error) return skeleton
  const say = (what: 'not_found' | 'load_failed') =>
    i18n.t(`${form.texts}:${what}` as 'features/edit-record:not_found')
  if (error instanceof ApiProblem && error.problem.code === 'not_found') {
    return (
      <PageState size="page" headingLevel={1} icon={<SearchXIcon />} title={say('not_found')}>
        {t('not_found')}
      </PageState>
    )
  }
  const retry = () => void Promise.all([me.refetch(), id !== undefined && known.refetch()])
  return (
    <ErrorState
      size="page"
      {...(id !== undefined && { title: say('load_failed') })}
      onRetry={retry}
      isRetrying={failed.isFetching}
    >
      {problemText(error)}
    </ErrorState>
  )
}

interface OpenRecordProps {
  form: RecordFormConfig
  me: Me
  saved: SavedRecord | null
  screen: ComponentType
  onFirstSaved: (id: string) => void
  queued: (QueuedRevision & { readonly isHeld: boolean }) | null
  queuedId: string | null
}

/** The screen of a record, and another in its place when what was typed is given up. */
function OpenRecord({ form, me, saved, queued, queuedId, ...rest }: OpenRecordProps) {
  const start = () =>
    saved ? toInitialRecord(form, saved) : { saved, values: blankValues(form, me) }
  const [openings, setOpenings] = useState(0)
  const [opening, setOpening] = useState(() => {
    const id = saved?.id ?? queuedId
    if (queued && id !== null) restoreRecordDraft(form, me.id, id, queued)
    return start()
  })
  const [bringBack, setBringBack] = useState<(() => void) | null>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (openings > 0) focusHeadline()
  }, [openings])

  function reopen(back: (() => void) | null) {
    setBringBack(() => back)
    setOpening(start)
    setOpenings(openings + 1)
  }
  function bring() {
    bringBack?.()
    reopen(null)
  }
  return (
    <EditRecord
      key={openings}
      {...{ form, me, saved, opening, queuedId }}
      queued={queued}
      {...rest}
      onReopen={reopen}
      undoDiscard={bringBack && bring}
    />
  )
}
