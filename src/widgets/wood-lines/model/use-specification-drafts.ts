import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Specification } from '@/entities/product'
import type { Schemas } from '@/shared/api'
import { draftKey, getNewDraftName, useDraft, writeDraft } from '@/shared/lib/draft'
import type { Cursor, LinesStore, Place } from '@/shared/ui/lines-grid'
import { vSpecificationDraft } from './line-drafts'
import { isBlankLine, type WoodLine } from './wood-line'

/** Changed fields of a specification; the others are the line's own. */
export type SpecificationChanges = Partial<Specification>

/** Unsaved edits of line specifications, kept over reloads, expired sessions and lost networks. */
export interface SpecificationDrafts {
  getChanges(lineId: string): SpecificationChanges
  /** Saves the edits until they are applied or discarded; empty changes discard them. */
  save(lineId: string, changes: SpecificationChanges): void
  /** Moves the draft to the id of the newly saved document. */
  moveTo(id: string): void
  /** Discards the draft and returns its restore function. */
  discard(): () => void
}

const vChangesByLine = v.record(v.string(), v.partial(vSpecificationDraft))
type ChangesByLine = Readonly<Record<string, SpecificationChanges>>
const isChangesByLine = (value: unknown): value is ChangesByLine => v.is(vChangesByLine, value)

/** The document of the lines; `id` is null for a new one. */
export interface DraftOwner {
  readonly personId: string
  readonly kind: Schemas['RecordKind']
  readonly id: string | null
}

const toDraftKey = ({ personId, kind, id }: DraftOwner) =>
  draftKey(personId, `specifications-${kind}-${id ?? getNewDraftName(personId, kind)}`)

// Blank lines return with other ids, so edits of a blank line share one key.
const BLANK = ''

/** Returns one draft for all specifications of a document; an entry is dropped with its line. */
export function useSpecificationDrafts(
  { personId, kind, id }: DraftOwner,
  lines: LinesStore<WoodLine>,
): SpecificationDrafts {
  const draft = useDraft(toDraftKey({ personId, kind, id }), isChangesByLine)
  const all = useRef<ChangesByLine>(draft.restored ?? {})
  const isMoving = useRef(false)

  const unfinished = useMemo(() => {
    const findPlace = (lineId: string) => {
      const line = lines.line(lineId)
      return line && isBlankLine(line) ? BLANK : lineId
    }
    // A removed line may be restored while its screen is open.
    const listRemaining = () =>
      Object.entries(all.current).filter(([place]) => place === BLANK || lines.line(place))
    function write() {
      // Wait until the screen has the URL of the saved document.
      if (isMoving.current) return
      if (listRemaining().length > 0) draft.save(Object.fromEntries(listRemaining()))
      else draft.discard()
    }
    return {
      write,
      getChanges: (lineId: string) => all.current[findPlace(lineId)] ?? {},
      save(lineId: string, changes: SpecificationChanges) {
        const { [findPlace(lineId)]: _, ...others } = all.current
        all.current =
          Object.keys(changes).length > 0 ? { ...others, [findPlace(lineId)]: changes } : others
        write()
      },
      moveTo(savedId: string) {
        isMoving.current = true
        if (listRemaining().length > 0)
          writeDraft(
            toDraftKey({ personId, kind, id: savedId }),
            Object.fromEntries(listRemaining()),
          )
        draft.discard()
      },
      discard() {
        const pending = Object.fromEntries(listRemaining())
        draft.discard()
        return () => {
          if (Object.keys(pending).length > 0)
            writeDraft(toDraftKey({ personId, kind, id }), pending)
        }
      },
    }
  }, [draft, lines, personId, kind, id])

  useEffect(() => {
    isMoving.current = false
    unfinished.write()
    return lines.subscribeOrder(unfinished.write)
  }, [unfinished, lines])

  return unfinished
}

/** The line whose specification is open, if any. */
export interface OpenSpecification {
  readonly lineId: string | null
  readonly open: (lineId: string) => void
  /** Receives the column that gets the focus. */
  readonly close: (columnId: string) => void
}

/** Returns the focus to the line when its specification is closed. */
export function useOpenSpecification(cursor: Cursor): OpenSpecification {
  const [openId, setOpenId] = useState<string | null>(null)
  const returnPlace = useRef<Place | null>(null)

  const open = useCallback(
    (lineId: string) => {
      // Leaves the cell first, so that returning to it focuses it.
      cursor.moveTo(null, 'quietly')
      setOpenId(lineId)
    },
    [cursor],
  )
  const close = (columnId: string) => {
    returnPlace.current = openId === null ? null : { lineId: openId, columnId }
    setOpenId(null)
  }

  // Only after the drawer has closed: until then it traps the focus.
  useEffect(() => {
    if (openId !== null || !returnPlace.current) return
    cursor.moveTo(returnPlace.current)
    returnPlace.current = null
  }, [openId, cursor])

  return { lineId: openId, open, close }
}
