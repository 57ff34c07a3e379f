import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { copyLine, draftOfLine, newLine, rereadPrices, type Deal, type LineDraft } from '@/entities/deal'
import { createCursor, createLinesStore } from '@/widgets/lines-grid'
import type { Base, DealEditor } from './deal-editor'
import { valuesOf, writeOf, writtenDeal, type DealFormValues } from './deal-form'
import { createSnapshots } from './snapshot'

/** A deal's screen as it opens: what is saved, and over it what was kept of unsaved work. */
export interface Opening {
  readonly id: string | null
  readonly base: Base | null
  readonly values: DealFormValues
  readonly lines: readonly LineDraft[]
  readonly kept: { readonly values: DealFormValues; readonly lines: readonly LineDraft[] } | null
}

/** A saved deal as its screen's start. */
export const openingOf = (deal: Deal): Omit<Opening, 'kept'> => ({
  id: deal.id,
  base: { version: deal.version, written: normalDeal(deal) },
  values: valuesOf(writtenDeal(deal)),
  lines: deal.lines.map(draftOfLine),
})

/** A saved deal as the form would write it, were nothing touched. */
export const normalDeal = (deal: Deal) => writeOf(valuesOf(writtenDeal(deal)), deal.lines.map(draftOfLine))

/** Form, lines, cursor and what follows them, for as long as the document is open. */
export function useDealEditor(opening: Opening): DealEditor {
  const start = opening.kept ?? opening
  const form = useForm<DealFormValues>({ defaultValues: start.values })
  const [editor] = useState<DealEditor>(() => {
    const claim: DealEditor['claim'] = { current: 'none' }
    const lines = createLinesStore<LineDraft>({
      lines: start.lines,
      newLine: () => newLine(claim.current),
      copyLine,
      reread: (line) => rereadPrices(line, form.getValues('currency')),
    })
    const saved = opening.base?.written ?? writeOf(opening.values, opening.lines)
    const snapshots = createSnapshots(form, lines, saved)
    return { id: opening.id, began: opening.values, form, lines, cursor: createCursor(), snapshots, claim }
  })
  useEffect(() => editor.snapshots.start(), [editor])
  return editor
}
