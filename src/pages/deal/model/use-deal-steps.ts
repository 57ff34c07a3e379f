import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dealPreviewQuery, type Deal, type DealTransition, type DealWrite } from '@/entities/deal'
import type { Mistake } from './check'
import type { DealEditor } from './deal-editor'

/** What the deal could do next as it is typed. */
export interface DealSteps {
  readonly transitions: readonly DealTransition[]
  /** What stands against saving it at all. */
  readonly mistakes: readonly Mistake[]
  readonly isDirty: boolean
}

const restMs = 350

/** The steps that the backend would allow: of the saved deal, or, once something was typed, of what is typed. */
export function useDealSteps(editor: DealEditor, deal: Deal | null, canChange: boolean): DealSteps {
  const { isDirty, mistakes, written } = useSyncExternalStore(editor.snapshots.subscribe, editor.snapshots.current)
  const isOpen = canChange && (isDirty || deal === null)
  const wanted = isOpen && mistakes?.length === 0 ? written : null
  const asked = useRested(wanted)
  const preview = useQuery({
    ...dealPreviewQuery(deal?.id ?? null, deal?.version ?? null, asked),
    placeholderData: keepPreviousData,
  })
  const previewed = wanted ? (preview.data?.transitions ?? deal?.transitions) : deal?.transitions
  return { transitions: previewed ?? [], mistakes: isOpen ? (mistakes ?? []) : [], isDirty }
}

function useRested(value: DealWrite | null): DealWrite | null {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
