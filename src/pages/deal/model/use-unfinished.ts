import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { isBlankLine, type LineDraft } from '@/entities/deal'
import type { Specification } from '@/entities/product'
import { draftKey, useDraft, writeDraft } from '@/shared/lib/draft'
import type { LinesStore } from '@/widgets/lines-grid'
import { vTypedSpecification } from './typed-specification'

/** What was changed of a specification: the rest of it is the line's. */
export type Changes = Partial<Specification>

/** What was typed of lines' specifications and is not taken over yet: over reloads, lost sessions and lost networks. */
export interface Unfinished {
  of(lineId: string): Changes
  /** Keeps it until it is taken over or given up, which is to keep no changes. */
  keep(lineId: string, changes: Changes): void
  /** Goes on under the name of the deal that was just saved first. */
  moveTo(dealId: string): void
  /** Gives up all of it. */
  discard(): void
}

const vByLine = v.record(v.string(), v.partial(vTypedSpecification))
type ByLine = Readonly<Record<string, Changes>>
const isByLine = (value: unknown): value is ByLine => v.is(vByLine, value)

const keyOf = (personId: string, dealId: string | null) => draftKey(personId, `specifications-${dealId ?? 'new'}`)

// Blank lines are not kept, and come back with other ids: what was typed of one is there for the next.
const blank = ''

/** One draft for all lines of a deal: it goes with the deal, and what is in it with its line. */
export function useUnfinished(personId: string, dealId: string | null, lines: LinesStore<LineDraft>): Unfinished {
  const draft = useDraft(keyOf(personId, dealId), isByLine)
  const all = useRef<ByLine>(draft.kept ?? {})
  const isMoving = useRef(false)

  const unfinished = useMemo(() => {
    const placeOf = (lineId: string) => {
      const line = lines.line(lineId)
      return line && isBlankLine(line) ? blank : lineId
    }
    // A line that was taken out may be brought back as long as its screen is open.
    const left = () => Object.entries(all.current).filter(([place]) => place === blank || lines.line(place))
    function write() {
      // Until the screen stands at the saved deal's address.
      if (isMoving.current) return
      if (left().length > 0) draft.keep(Object.fromEntries(left()))
      else draft.discard()
    }
    return {
      write,
      of: (lineId: string) => all.current[placeOf(lineId)] ?? {},
      keep(lineId: string, changes: Changes) {
        const { [placeOf(lineId)]: _, ...others } = all.current
        all.current = Object.keys(changes).length > 0 ? { ...others, [placeOf(lineId)]: changes } : others
        write()
      },
      moveTo(id: string) {
        isMoving.current = true
        if (left().length > 0) writeDraft(keyOf(personId, id), Object.fromEntries(left()))
        draft.discard()
      },
      discard: draft.discard,
    }
  }, [draft, lines, personId])

  useEffect(() => {
    isMoving.current = false
    unfinished.write()
    return lines.subscribeOrder(unfinished.write)
  }, [unfinished, lines])

  return unfinished
}
