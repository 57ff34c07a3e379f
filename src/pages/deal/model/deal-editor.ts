import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Deal, DealWrite, LineDraft } from '@/entities/deal'
import type { Cursor, LinesStore } from '@/widgets/lines-grid'
import type { DealFormValues } from './deal-form'
import type { Snapshots } from './snapshot'
import type { Unfinished } from './use-unfinished'

/** A field that a person may or may not change now. */
export type DealField = Deal['editable_fields'][number]

/** The deal that what is typed is a change of. */
export interface Base {
  readonly version: number
  readonly written: DealWrite
}

/** What every part of the deal's screen works on; the same object for as long as the document is open. */
export interface DealEditor {
  /** Of the deal that was opened; null for a new one, also after it was saved. */
  readonly id: string | null
  /** The fields as the document was opened, before any unsaved work that was kept. */
  readonly began: DealFormValues
  readonly form: UseFormReturn<DealFormValues>
  readonly lines: LinesStore<LineDraft>
  readonly cursor: Cursor
  readonly snapshots: Snapshots
  /** What the client wants certified: a line begins with it. */
  readonly claim: { current: LineDraft['certification'] }
}

/** What this person may see and do, as the backend says. */
export interface DealRights {
  readonly canEdit: (field: DealField) => boolean
  readonly canChange: boolean
  readonly canSeeMargin: boolean
}

interface DealContextValue {
  readonly editor: DealEditor
  readonly rights: DealRights
  readonly unfinished: Unfinished
  /** As it is saved; null for a new one. */
  readonly deal: Deal | null
}

const DealContext = createContext<DealContextValue | null>(null)

export const DealProvider = DealContext.Provider

/** The deal whose screen this is. */
export function useDealContext(): DealContextValue {
  const value = use(DealContext)
  if (!value) throw new Error('A part of the deal screen stands outside of it')
  return value
}
