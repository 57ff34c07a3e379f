import { joinBytes } from '@domain/bytes'
import { insertRows } from '../db/rows'
import type { Db } from '../db/tables'
import { cancelJob, scheduleJob } from '../due-work/schedule-job'
import type { AppContext } from '../app-context'
import type { Job } from '../due-work/run-due-jobs'

type FileHost = Pick<AppContext, 'db' | 'files' | 'clock'>

/** Bytes of a part of a file in the database: what a slow download keeps in memory. */
const PART_BYTES = 128 * 1024

/**
 * Stores a file's content within the call's transaction. With a bucket, a job moves it there
 * later, so that no upload waits for the bucket or fails with it.
 */
export async function storeContent(
  { db, files, clock }: FileHost,
  id: string,
  content: Uint8Array,
): Promise<void> {
  const parts = Math.max(1, Math.ceil(content.length / PART_BYTES))
  const rows = Array.from({ length: parts }, (_, part) => ({
    attachment_id: id,
    part,
    content: content.slice(part * PART_BYTES, (part + 1) * PART_BYTES),
  }))
  await insertRows(db, 'attachment_contents', rows)
  if (files) await scheduleJob({ db, clock }, 'file_to_bucket', id, clock())
}

type StoredFile = { id: string; size: number }

/**
 * Opens a file's content in the database or the bucket, of which one part is read at a time. Null
 * if it was removed.
 */
export async function openContent(
  { db, files }: Pick<FileHost, 'db' | 'files'>,
  { id, size }: StoredFile,
): Promise<ReadableStream<Uint8Array> | null> {
  const first = await readInTurn(db, id, 0)
  if (!first) return (await files?.get(id, 0)) ?? null
  let next: Uint8Array | null = first
  let part = 0
  let sent = 0
  let rest: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes: Uint8Array | null = next ?? (await readInTurn(db, id, part))
        next = null
        if (bytes) {
          part += 1
          sent += bytes.length
          controller.enqueue(bytes)
          if (sent >= size) controller.close()
          return
        }
        // A job may have moved the file to the bucket meanwhile.
        rest ??= (await files?.get(id, sent))?.getReader()
        if (!rest) throw new Error(`File ${id} was removed during its download.`)
        const { done, value } = await rest.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => rest?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Returns a file's whole content from the database or the bucket; null if it was removed. */
export async function readContent(
  { db, files }: Pick<FileHost, 'db' | 'files'>,
  id: string,
): Promise<Uint8Array | null> {
  const stored = await readStoredContent(db, id)
  if (stored) return stored
  const stream = await files?.get(id, 0)
  return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : null
}

/** Deletes a file's content; an object in a bucket is deleted after commit. */
export async function deleteContent({ db, files, clock }: FileHost, id: string): Promise<void> {
  // Deleted explicitly: without foreign keys enabled, SQLite would keep the content.
  await db.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
  if (!files) return
  await cancelJob(db, 'file_to_bucket', id)
  await scheduleJob({ db, clock }, 'file_removal', id, clock())
}

/** Milliseconds that the last part took. */
let lastTurn: Promise<number> = Promise.resolve(0)

/**
 * Reads one part after those of other downloads, and after a pause as long as the last one took.
 * Without it, a download would read on until the system's buffers are full, and many downloads
 * would stop all other calls for seconds or take all connections to the database.
 */
async function readInTurn(db: Db, id: string, part: number): Promise<Uint8Array | null> {
  const turn = lastTurn
    .then((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    .then(async () => {
      const startedAt = performance.now()
      const bytes = await readPart(db, id, part)
      return { bytes, ms: performance.now() - startedAt }
    })
  lastTurn = turn.then(
    ({ ms }) => ms,
    () => 0,
  )
  return (await turn).bytes
}

async function readPart(db: Db, id: string, part: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('attachment_contents')
    .select('content')
    .where('attachment_id', '=', id)
    .where('part', '=', part)
    .executeTakeFirst()
  // libsql returns an ArrayBuffer, the other drivers return bytes.
  return row ? new Uint8Array(row.content) : null
}

/** Returns the content that is stored in the database. */
async function readStoredContent(db: Db, id: string): Promise<Uint8Array | null> {
  const rows = await db
    .selectFrom('attachment_contents')
    .select('content')
    .where('attachment_id', '=', id)
    .orderBy('part')
    .execute()
  return rows.length > 0 ? joinBytes(rows.map(({ content }) => new Uint8Array(content))) : null
}

/** Milliseconds before an unavailable bucket is tried again. */
const RETRY_AFTER_MS = 60 * 1000

const toRetryTime = (now: Date) => new Date(now.getTime() + RETRY_AFTER_MS)

/**
 * Moves a file's content to the bucket. The database copy is deleted only after the bucket
 * confirms.
 */
export const moveToBucket: Job = async ({ db, clock, files }, id) => {
  if (!files) return
  await scheduleJob({ db, clock }, 'file_to_bucket', id, toRetryTime(clock()))
  return async (after) => {
    const content = await readStoredContent(after, id)
    if (content) await files.put(id, content)
    await after.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
    await cancelJob(after, 'file_to_bucket', id)
    // The file may have been removed during the upload.
    const stored = await after
      .selectFrom('attachments')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!stored) await files.remove(id)
  }
}

/** Deletes a removed file from the bucket. */
export const removeFromBucket: Job = async ({ db, clock, files }, id) => {
  if (!files) return
  await scheduleJob({ db, clock }, 'file_removal', id, toRetryTime(clock()))
  return async (after) => {
    await files.remove(id)
    await cancelJob(after, 'file_removal', id)
  }
}

/**
 * Schedules a move to the bucket for all content in the database, such as files from before the
 * bucket was configured.
 */
export async function scheduleMoveToBucket(db: Db, now: Date): Promise<void> {
  const due = now.toISOString()
  await db
    .insertInto('due_work')
    .columns(['kind', 'record_id', 'due_at', 'attempts'])
    .expression(
      db
        .selectFrom('attachment_contents')
        .select(({ val, ref }) => [
          val('file_to_bucket').as('kind'),
          ref('attachment_id').as('record_id'),
          val(due).as('due_at'),
          val(0).as('attempts'),
        ])
        .where('part', '=', 0)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('due_work')
                .select('record_id')
                .where('kind', '=', 'file_to_bucket')
                .whereRef('record_id', '=', 'attachment_id'),
            ),
          ),
        ),
    )
    .execute()
}
