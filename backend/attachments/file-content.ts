import type { Db } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import type { AppContext } from '../app-context'

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
export async function readStoredContent(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('attachment_contents')
    .select('content')
    .where('attachment_id', '=', id)
    .executeTakeFirst()
  // libsql returns an ArrayBuffer, the other drivers return bytes.
  return row ? new Uint8Array(row.content) : null
}
