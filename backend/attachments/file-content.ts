import type { Db } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import type { AppContext } from '../app-context'
import type { Job } from '../due-work/run-due-jobs'

type FileHost = Pick<AppContext, 'db' | 'files' | 'clock'>

/**
 * Stores a file's content within the call's transaction. With a bucket, a job moves it there
 * later, so that no upload waits for the bucket or fails with it.
 */
export async function storeContent(
  { db, files, clock }: FileHost,
  id: string,
  content: Uint8Array,
): Promise<void> {
  await db.insertInto('attachment_contents').values({ attachment_id: id, content }).execute()
  if (files) await scheduleJob(db, 'file_to_bucket', id, clock())
}

/** Returns a file's content from the database or the bucket; null if it was removed. */
export async function readContent(
  { db, files }: Pick<FileHost, 'db' | 'files'>,
  id: string,
): Promise<Uint8Array | null> {
  return (await readStoredContent(db, id)) ?? (await files?.get(id)) ?? null
}

/** Deletes a file's content; an object in a bucket is deleted after commit. */
export async function deleteContent({ db, files, clock }: FileHost, id: string): Promise<void> {
  // Deleted explicitly: without foreign keys enabled, SQLite would keep the content.
  await db.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
  if (!files) return
  await scheduleJob(db, 'file_to_bucket', id, null)
  await scheduleJob(db, 'file_removal', id, clock())
}

/** Returns the content that is stored in the database. */
async function readStoredContent(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('attachment_contents')
    .select('content')
    .where('attachment_id', '=', id)
    .executeTakeFirst()
  // libsql returns an ArrayBuffer, the other drivers return bytes.
  return row ? new Uint8Array(row.content) : null
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
  await scheduleJob(db, 'file_to_bucket', id, toRetryTime(clock()))
  return async (after) => {
    const content = await readStoredContent(after, id)
    if (content) await files.put(id, content)
    await after.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
    await scheduleJob(after, 'file_to_bucket', id, null)
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
  await scheduleJob(db, 'file_removal', id, toRetryTime(clock()))
  return async (after) => {
    await files.remove(id)
    await scheduleJob(after, 'file_removal', id, null)
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
