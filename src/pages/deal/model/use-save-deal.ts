import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createDeal, dealQuery, draftOfLine, rememberDeal, updateDeal, type Deal, type DealWrite } from '@/entities/deal'
import { ApiProblem, problemText } from '@/shared/api'
import { toast } from '@/shared/lib/toast'
import { checkDeal, cellOf, mistakesOf, type Mistake } from './check'
import type { Base, DealEditor } from './deal-editor'
import { valuesOf, writtenDeal } from './deal-form'
import { firstOnScreen, goTo } from './go-to'
import type { Versions } from './merge'
import { normalDeal } from './use-deal-editor'

/** Another version that stands against one's own. */
export interface Clash extends Versions {
  readonly saved: Deal
}

export interface SaveDeal {
  /** Saves what is typed. Null when it could not be; the screen then says why. */
  save(): Promise<Deal | null>
  /** Saves a merged deal over the version that stood against one's own. */
  saveMerged(merged: DealWrite): Promise<Deal | null>
  /** Takes a deal from the backend as what is saved now, such as after a step. */
  accept(deal: Deal): Promise<void>
  readonly isPending: boolean
  /** Why the last attempt failed, where no field is to blame. */
  readonly failure: string | null
  readonly clash: Clash | null
  leaveClash(): void
  readonly savedAt: string | null
}

/** Saving a deal, with all that can stand against it. */
export function useSaveDeal(editor: DealEditor, opened: Base | null, onSaved: (deal: Deal) => void): SaveDeal {
  const queryClient = useQueryClient()
  const base = useRef(opened)
  const attempt = useRef({ content: '', key: '' })
  const running = useRef<Promise<Deal | null> | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)

  function show(mistakes: readonly Mistake[], written: DealWrite) {
    const lineIds = written.lines.map((line) => line.id)
    const cells = new Map<string, Record<string, string>>()
    for (const { name, message } of mistakes) {
      const cell = cellOf(name, lineIds)
      if (cell) cells.set(cell.lineId, { ...cells.get(cell.lineId), [cell.columnId]: message })
      else editor.form.setError(name as 'client_id', { type: 'backend', message })
    }
    editor.lines.setErrors(cells)
    toast.formValidationError()
    const first = firstOnScreen(mistakes.map((mistake) => mistake.name))
    if (first) goTo(editor, first)
  }

  async function accept(deal: Deal, sent?: DealWrite) {
    base.current = { version: deal.version, written: normalDeal(deal) }
    const now = editor.snapshots.take()
    const isUntouched = sent === undefined || JSON.stringify(now.written) === JSON.stringify(sent)
    if (isUntouched) {
      editor.form.reset(valuesOf(writtenDeal(deal)))
      editor.lines.settle((line) => {
        const saved = deal.lines.find((each) => each.id === line.id)
        return saved ? draftOfLine(saved) : line
      })
    }
    editor.snapshots.settle(base.current.written)
    setSavedAt(deal.updated_at)
    await rememberDeal(queryClient, deal)
  }

  async function refused(problem: ApiProblem, written: DealWrite) {
    if (problem.problem.code === 'stale' && editor.id !== null && base.current) {
      const saved = await queryClient.query({ ...dealQuery(editor.id), staleTime: 0 })
      setClash({ saved, base: base.current.written, mine: written, theirs: normalDeal(saved) })
    } else if (problem.problem.errors?.length) show(mistakesOf(problem.problem), written)
    else setFailure(problemText(problem))
  }

  async function send(written: DealWrite, version: number | null): Promise<Deal | null> {
    setFailure(null)
    const mistakes = await checkDeal(written)
    if (mistakes.length > 0) {
      show(mistakes, written)
      return null
    }
    setPending(true)
    try {
      const deal = await (editor.id === null || version === null
        ? createDeal(written, keyFor(written))
        : updateDeal(editor.id, version, written))
      setClash(null)
      await accept(deal, written)
      onSaved(deal)
      return deal
    } catch (error) {
      if (error instanceof ApiProblem) await refused(error, written)
      else setFailure(problemText(error))
      return null
    } finally {
      setPending(false)
    }
  }

  /** The same content is the same act, however often it is sent. */
  function keyFor(written: DealWrite): string {
    const content = JSON.stringify(written)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }

  function once(work: () => Promise<Deal | null>): Promise<Deal | null> {
    running.current ??= work().finally(() => {
      running.current = null
    })
    return running.current
  }

  return {
    save: () => once(() => send(editor.snapshots.take().written, base.current?.version ?? null)),
    saveMerged: (merged) =>
      once(async () => {
        if (!clash) return null
        const names = new Map([...clash.saved.lines.map(draftOfLine), ...editor.lines.lines()].map((line) => [line.id, line]))
        editor.form.reset(valuesOf(merged))
        editor.lines.replace(
          merged.lines.flatMap((line) => {
            const known = names.get(line.id)
            if (!known) return []
            const { price, planned_purchase_price: purchase, specification, ...rest } = line
            const source = known.product_id === line.product_id ? known : undefined
            return {
              ...known,
              ...rest,
              specification: specification ?? source?.specification ?? known.specification,
              price: price ?? '',
              planned_purchase_price: purchase ?? '',
            }
          }),
        )
        base.current = { version: clash.saved.version, written: clash.theirs }
        return send(editor.snapshots.take().written, clash.saved.version)
      }),
    accept,
    isPending,
    failure,
    clash,
    leaveClash: () => setClash(null),
    savedAt,
  }
}
