import type { Schemas } from '@/shared/api'
import { deviceStore, memoryDevice } from '@/shared/lib/draft'
import type { ReadSheet } from '../model/price-sheet'

/** A sheet that was chosen and neither taken in nor given up. */
export type KeptSheet = Pick<ReadSheet, 'rows' | 'unread' | 'hidden'> & {
  readonly fileName: string
  /** The id under which it is applied: the same after a reload, so that an interrupted sheet goes on as one. */
  readonly importId: string
}

type List = Schemas['PriceListName']

const device = typeof indexedDB === 'undefined' ? memoryDevice<'sheets'>() : deviceStore('timberdesk-price-sheets', 1, ['sheets'])
const keyOf = (owner: string, list: List) => `${owner} ${list}`

/** Keeps a person's sheet across a reload. A device without room goes on without it. */
export const keepSheet = (owner: string, list: List, sheet: KeptSheet): Promise<void> => device.put('sheets', keyOf(owner, list), sheet).catch(() => {})

export const forgetSheet = (owner: string, list: List): Promise<void> => device.remove('sheets', keyOf(owner, list)).catch(() => {})

export async function keptSheet(owner: string, list: List): Promise<KeptSheet | null> {
  const kept = await device.get('sheets', keyOf(owner, list)).catch(() => null)
  return isSheet(kept) ? kept : null
}

const isSheet = (value: unknown): value is KeptSheet => typeof value === 'object' && value !== null && 'rows' in value && 'unread' in value && 'fileName' in value && 'hidden' in value && 'importId' in value
