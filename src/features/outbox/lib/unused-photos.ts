import type { DeviceStore } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import type { DeviceDrafts } from './device-drafts'
import { DAY_MS } from '@domain/calendar'

const STORAGE_KEY = 'unused_photos'
const DELETE_AFTER_MS = DAY_MS

interface PhotoDevice {
  readonly device: DeviceStore<'entries' | 'photos'>
  readonly drafts: DeviceDrafts
}

/**
 * Deletes photos that no queued report and no draft contains, such as those of discarded reports, a
 * day after they were found: until then a discarded report may be restored. Deletes none while the
 * photos of a draft are unknown: it was stored by an older version, and its writer is not logged
 * in.
 */
export async function deleteUnusedPhotos(
  { device, drafts }: PhotoDevice,
  now: Date,
): Promise<void> {
  const photoIds = await device.keys('photos')
  const draftedBefore = await listDraftedPhotos(drafts)
  const entries = await device.all('entries')
  // A report may move between the queue and its draft meanwhile.
  const draftedAfter = await listDraftedPhotos(drafts)
  if (!draftedBefore || !draftedAfter) return
  const used = JSON.stringify([entries, draftedBefore, draftedAfter])
  const marks = readMarks()
  const nextMarks: Record<string, number> = {}
  for (const id of photoIds) {
    if (used.includes(id)) continue
    const unusedSince = marks[id] ?? now.getTime()
    if (now.getTime() - unusedSince >= DELETE_AFTER_MS) await device.remove('photos', id)
    else nextMarks[id] = unusedSince
  }
  localStorage.setItem(STORAGE_KEY, JSON.stringify(nextMarks))
}

async function listDraftedPhotos(drafts: DeviceDrafts) {
  await drafts.load()
  return drafts.listPhotos()
}

/** Returns when each photo was found unused, in milliseconds. */
function readMarks(): Record<string, number> {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, since]) =>
      typeof since === 'number' ? [[id, since]] : [],
    ),
  )
}
