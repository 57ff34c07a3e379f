import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { meQuery, type Me } from '@/entities/session'
import { ApiProblem, useProblemText } from '@/shared/api'
import { i18n, useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { ErrorState, PageState, SearchXIcon } from '@/shared/ui'
import { openingOf } from '../model/editor'
import { queryOf, type RecordForm, type SavedRecord } from '../model/record-form'
import { bringWork, type WaitingWork } from '../model/use-kept-work'
import { useScreenKey } from '../model/use-screen-key'
import { blankValues } from '../model/values'
import { EditRecord } from './edit-record'

interface RecordPageProps {
  form: RecordForm
  /** The record itself: it asks `useRecord` for what it shows. */
  screen: ComponentType
  /** What stands there while the record is under way: its heading, and its shape. */
  waiting: ReactNode
  /** What waits of the record of this address on the device to be sent; `isHeld` where somebody has to look at it first. */
  work?: (WaitingWork & { readonly isHeld: boolean }) | null
}

/** The page of one kind of record, new or saved, in whatever state it is. */
export function RecordPage({ form, screen, waiting, work = null }: RecordPageProps) {
  const { id } = useParams({ strict: false })
  const { t } = useTranslation('features/edit-record')
  const problemText = useProblemText()
  const [screenKey, goOnAt] = useScreenKey(id)
  const me = useQuery(meQuery)
  // The route's loader has asked before: what it was refused is not asked for again.
  // Of one that only waits here the backend knows nothing.
  const waitsUnsent = work !== null && work.base === null
  // Its screen stays when what waited is given up there.
  const [unsentKey, setUnsentKey] = useState<number | null>(null)
  if (waitsUnsent && unsentKey !== screenKey) setUnsentKey(screenKey)
  const known = useQuery({
    ...queryOf(form, id ?? ''),
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
        work={work}
        unsentId={(saved ? null : id) ?? null}
      />
    )
  }
  const failed = known.error ? known : me
  const { error } = failed
  if (!error) return waiting
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
  form: RecordForm
  me: Me
  saved: SavedRecord | null
  screen: ComponentType
  onFirstSaved: (id: string) => void
  work: (WaitingWork & { readonly isHeld: boolean }) | null
  unsentId: string | null
}

/** The screen of a record, and another in its place when what was typed is given up. */
function OpenRecord({ form, me, saved, work, unsentId, ...rest }: OpenRecordProps) {
  const start = () => (saved ? openingOf(form, saved) : { saved, values: blankValues(form, me) })
  const [openings, setOpenings] = useState(0)
  const [opening, setOpening] = useState(() => {
    const id = saved?.id ?? unsentId
    if (work && id !== null) bringWork(form, me.id, id, work)
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
      {...{ form, me, saved, opening, unsentId }}
      waiting={work}
      {...rest}
      onReopen={reopen}
      bringBack={bringBack && bring}
    />
  )
}
