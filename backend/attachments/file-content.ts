import type { Db } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import type { AppContext } from '../app-context'

type FileHost = Pick<AppContext, 'db' | 'files' | 'clock'>

/**
 * Keeps what is in a file, in the transaction of the call. Where there is a bucket it goes there afterwards, so that no upload waits for it, or fails
 * with it.
 */
export async function storeContent(
  { db, files, clock }: FileHost,
  id: string,
  content: Uint8Array,
): Promise<void> {
  await db.insertInto('attachment_contents').values({ attachment_id: id, content }).execute()
  if (files) await scheduleJob(db, 'file_to_bucket', id, clock())
}

/** What is in a file, wherever it lies; null where it was removed. */
export async function readContent(
  { db, files }: Pick<FileHost, 'db' | 'files'>,
  id: string,
): Promise<Uint8Array | null> {
  return (await readStoredContent(db, id)) ?? (await files?.get(id)) ?? null
}

/** Lets go of what is in a file; of a bucket's, once the call is committed. */
export async function deleteContent({ db, files, clock }: FileHost, id: string): Promise<void> {
  // Deleted explicitly: a SQLite connection without foreign keys switched on would keep the content.
  await db.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
  if (!files) return
  await scheduleJob(db, 'file_to_bucket', id, null)
  await scheduleJob(db, 'file_removal', id, clock())
}

/** What the database itself has of a file. */
export async function readStoredContent(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('attachment_contents')
    .select('content')
    .where('attachment_id', '=', id)
    .executeTakeFirst()
  // libsql gives an ArrayBuffer where the others give bytes.
  return row ? new Uint8Array(row.content) : null
}
