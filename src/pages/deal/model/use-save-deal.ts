import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshClients } from '@/entities/client'
import { createDeal, dealQuery, draftOfLine, rememberDeal, updateDeal, type Deal, type DealWrite } from '@/entities/deal'
import { ApiProblem, problemText, Unreachable } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/lib/toast'
import { checkDeal, mistakesOf } from './check'
import type { Base, DealEditor } from './deal-editor'
import { valuesOf, writtenDeal } from './deal-form'
import { commitCell, settleProducts } from './line-product'
import type { Versions } from './merge'
import { mergedLines } from './merged-lines'
import { showMistakes } from './show-mistakes'
import { normalDeal } from './use-deal-editor'

/** Another version that stands against one's own. */
export interface Clash extends Versions {
  readonly saved: Deal
}

/** Why saving failed, where no field is to blame. */
interface Failure {
  readonly text: string
  /** There was no network: another attempt is worth it once there is. */
  readonly wasOffline: boolean
}

export interface SaveDeal {
  /** Saves what is typed. Null when it could not be; the screen then says why. */
  save(): Promise<Deal | null>
  /** Saves a merged deal over the version that stood against one's own. */
  saveMerged(merged: DealWrite): Promise<Deal | null>
  /** Takes a deal as what is saved now, such as after a step. What was typed meanwhile stays, as a change of it. */
  accept(deal: Deal): Promise<void>
  /** Shows a newer version that somebody else saved, unless something is typed: that meets it when it is saved. */
  follow(deal: Deal): void
  /** What the input is a change of now. */
  base(): Base | null
  readonly isPending: boolean
  /** Of the last attempt. */
  readonly failure: Failure | null
  readonly clash: Clash | null
  leaveClash(): void
  readonly savedAt: string | null
}

const same = (a: DealWrite | undefined, b: DealWrite) => JSON.stringify(a) === JSON.stringify(b)

/** Saving a deal, with all that can stand against it. */
export function useSaveDeal(editor: DealEditor, opened: Base | null, onSaved: (deal: Deal) => void): SaveDeal {
  const queryClient = useQueryClient()
  const id = useRef(editor.id)
  const base = useRef(opened)
  const attempt = useRef({ content: '', key: '' })
  const running = useRef<Promise<Deal | null> | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)

  /** `expected` is what stands here if nobody has typed since. */
  async function accept(deal: Deal, expected = base.current?.written) {
    id.current = deal.id
    base.current = { version: deal.version, written: normalDeal(deal) }
    if (same(expected, editor.snapshots.take().written)) {
      editor.form.reset(valuesOf(writtenDeal(deal)))
      const now = new Set(editor.lines.lines())
      // As they were before, lines stay in the history, to be undone.
      editor.lines.settle((line) => {
        const saved = now.has(line) ? deal.lines.find((each) => each.id === line.id) : undefined
        return saved ? draftOfLine(saved) : line
      })
    }
    editor.snapshots.settle(base.current.written)
    setSavedAt(deal.updated_at)
    await Promise.all([rememberDeal(queryClient, deal), refreshClients(queryClient)])
  }

  function follow(deal: Deal) {
    if (!base.current || deal.version <= base.current.version || editor.snapshots.take().isDirty) return
    base.current = { version: deal.version, written: normalDeal(deal) }
    editor.form.reset(valuesOf(writtenDeal(deal)))
    editor.lines.load(deal.lines.map(draftOfLine))
    editor.snapshots.settle(base.current.written)
  }

  /** Said over the screen too: what stands at its head may be out of sight. */
  function fail(error: unknown) {
    const text = problemText(error)
    setFailure({ text, wasOffline: error instanceof Unreachable && !navigator.onLine })
    toast.error(`${i18n.t('pages/deal:state.failed')}. ${text}`)
    // The toast comes to lie over the foot of the page, where one may be typing.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  async function refused(problem: ApiProblem, written: DealWrite) {
    if (problem.problem.code === 'stale' && id.current !== null && base.current) {
      const saved = await queryClient.query({ ...dealQuery(id.current), staleTime: 0 })
      setClash({ saved, base: base.current.written, mine: written, theirs: normalDeal(saved) })
    } else if (problem.problem.errors?.length) showMistakes(editor, mistakesOf(problem.problem), written)
    else fail(problem)
  }

  async function write(written: DealWrite): Promise<Deal | null> {
    const mistakes = await checkDeal(written, editor.lines.lines())
    if (mistakes.length > 0) {
      showMistakes(editor, mistakes, written)
      return null
    }
    try {
      const deal = await (id.current === null || base.current === null
        ? createDeal(written, keyFor(written))
        : updateDeal(id.current, base.current.version, written))
      setClash(null)
      await accept(deal, written)
      onSaved(deal)
      return deal
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      await refused(error, written)
      return null
    }
  }

  async function send(): Promise<Deal | null> {
    setFailure(null)
    setPending(true)
    try {
      commitCell(editor)
      await settleProducts(editor, queryClient)
      return await write(editor.snapshots.take().written)
    } catch (error) {
      fail(error)
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
    save: () => once(send),
    saveMerged: (merged) =>
      once(async () => {
        if (!clash) return null
        editor.form.reset(valuesOf(merged))
        editor.lines.replace(mergedLines(merged, clash.saved, editor.lines.lines()))
        base.current = { version: clash.saved.version, written: clash.theirs }
        return send()
      }),
    accept: (deal) => accept(deal),
    follow,
    base: () => base.current,
    isPending,
    failure,
    clash,
    leaveClash: () => setClash(null),
    savedAt,
  }
}
