import { useCallback, useReducer } from 'react'

/** State of a record's screen. */
interface RecordScreen {
  /**
   * Id of the record in the URL, or the record that a new one copies; undefined for a blank one.
   */
  readonly id: string | undefined
  /** React key. Each record has its own screen. */
  readonly key: number
  /** Id that the screen's new record gets at its first save; '' before. */
  readonly nextId: string
  /**
   * `open`: the copied record, if any, was loaded once. `queued`: the record was seen in the outbox
   * before the backend knew it.
   */
  readonly stage: 'loading' | 'open' | 'queued'
}

type ScreenAction =
  | { readonly type: 'navigated'; readonly id: string | undefined }
  | { readonly type: 'saving'; readonly nextId: string }
  | { readonly type: 'opened' | 'queued' }

/**
 * A new record keeps its screen at its first save, and with it the focus, the undo history and the
 * save state.
 */
function reduceScreen(screen: RecordScreen, action: ScreenAction): RecordScreen {
  switch (action.type) {
    case 'navigated':
      return action.id === screen.nextId
        ? { ...screen, id: action.id, nextId: '' }
        : { id: action.id, key: screen.key + 1, nextId: '', stage: 'loading' }
    case 'saving':
      return { ...screen, nextId: action.nextId }
    case 'opened':
      return { ...screen, stage: 'open' }
    case 'queued':
      return { ...screen, stage: 'queued' }
  }
}

interface RecordScreenOptions {
  readonly id: string | undefined
  /** True while the record is in the outbox, and the backend does not know it. */
  readonly isOnlyQueued: boolean
}

/** Returns the state of the screen, which stays open if its queued record is discarded. */
export function useRecordScreen({ id, isOnlyQueued }: RecordScreenOptions) {
  const [screen, dispatch] = useReducer(reduceScreen, {
    id,
    key: 0,
    nextId: '',
    stage: 'loading',
  })
  if (screen.id !== id) dispatch({ type: 'navigated', id })
  if (isOnlyQueued && screen.stage !== 'queued') dispatch({ type: 'queued' })
  return {
    key: screen.key,
    stage: screen.stage,
    /** Marks the screen as open; called while rendering. */
    open: () => dispatch({ type: 'opened' }),
    /** Announces the id of a new record before the navigation to it. */
    expectId: useCallback((nextId: string) => dispatch({ type: 'saving', nextId }), []),
  }
}
