import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import type { Specification } from '@/entities/product'
import type { Schemas } from '@/shared/api'
import { draftKey, newDraftName, useDraft, writeDraft } from '@/shared/lib/draft'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { vSpecificationDraft } from './specification-draft'
import { isBlankLine, type WoodLine } from './wood-line'

/** Changed fields of a specification; the others are the line's own. */
export type SpecificationChanges = Partial<Specification>

/** What was typed of lines' specifications and is not taken over yet: over reloads, lost sessions and lost networks. */
export interface SpecificationDrafts {
  getChanges(lineId: string): SpecificationChanges
  /** Keeps it until it is taken over or given up, which is to keep no changes. */
  save(lineId: string, changes: SpecificationChanges): void
  /** Goes on under the name of the document that was just saved first. */
  moveTo(id: string): void
  /** Gives up all of it, and returns what brings it back. */
  discard(): () => void
}

const vChangesByLine = v.record(v.string(), v.partial(vSpecificationDraft))
type ChangesByLine = Readonly<Record<string, SpecificationChanges>>
const isChangesByLine = (value: unknown): value is ChangesByLine => v.is(vChangesByLine, value)

/** The document that the lines belong to; `id` is null for a new one. */
export interface DraftOwner {
  readonly personId: string
  readonly kind: Schemas['RecordKind']
  readonly id: string | null
}

const toDraftKey = ({ personId, kind, id }: DraftOwner) =>
  draftKey(personId, `specifications-${kind}-${id ?? newDraftName(personId, kind)}`)

// Blank lines come back with other ids, so what was typed for one is kept for the next.
const blank = ''

/** One draft for all lines of a document: it goes with the document, and what is in it with its line. */
export function useSpecificationDrafts(
  { personId, kind, id }: DraftOwner,
  lines: LinesStore<WoodLine>,
): SpecificationDrafts {
  const draft = useDraft(toDraftKey({ personId, kind, id }), isChangesByLine)
  const all = useRef<ChangesByLine>(draft.restored ?? {})
  const isMoving = useRef(false)

  const unfinished = useMemo(() => {
    const placeOf = (lineId: string) => {
      const line = lines.line(lineId)
      return line && isBlankLine(line) ? blank : lineId
    }
    // A line that was taken out may be brought back as long as its screen is open.
    const left = () =>
      Object.entries(all.current).filter(([place]) => place === blank || lines.line(place))
    function write() {
      // Until the screen stands at the saved document's address.
      if (isMoving.current) return
      if (left().length > 0) draft.save(Object.fromEntries(left()))
      else draft.discard()
    }
    return {
      write,
      getChanges: (lineId: string) => all.current[placeOf(lineId)] ?? {},
      save(lineId: string, changes: SpecificationChanges) {
        const { [placeOf(lineId)]: _, ...others } = all.current
        all.current =
          Object.keys(changes).length > 0 ? { ...others, [placeOf(lineId)]: changes } : others
        write()
      },
      moveTo(savedId: string) {
        isMoving.current = true
        if (left().length > 0)
          writeDraft(toDraftKey({ personId, kind, id: savedId }), Object.fromEntries(left()))
        draft.discard()
      },
      discard() {
        const given = Object.fromEntries(left())
        draft.discard()
        return () => {
          if (Object.keys(given).length > 0) writeDraft(toDraftKey({ personId, kind, id }), given)
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
