import type { Db } from '../db/tables'
import { setDue } from '../due-work/set-due'
import type { Surroundings } from '../surroundings'

type Host = Pick<Surroundings, 'db' | 'files' | 'clock'>

/**
 * Keeps what is in a file, in the transaction of the call. Where there is a bucket it goes there afterwards, so that no upload waits for it, or fails
 * with it.
 */
export async function keepContent(
  { db, files, clock }: Host,
  id: string,
  content: Uint8Array,
): Promise<void> {
  await db.insertInto('attachment_contents').values({ attachment_id: id, content }).execute()
  if (files) await setDue(db, 'file_to_bucket', id, clock())
}

/** What is in a file, wherever it lies; null where it was removed. */
export async function contentOf(
  { db, files }: Pick<Host, 'db' | 'files'>,
  id: string,
): Promise<Uint8Array | null> {
  return (await keptContent(db, id)) ?? (await files?.get(id)) ?? null
}

/** Lets go of what is in a file; of a bucket's, once the call is committed. */
export async function dropContent({ db, files, clock }: Host, id: string): Promise<void> {
  // Deleted explicitly: a SQLite connection without foreign keys switched on would keep the content.
  await db.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
  if (!files) return
  await setDue(db, 'file_to_bucket', id, null)
  await setDue(db, 'file_removal', id, clock())
}

/** What the database itself has of a file. */
export async function keptContent(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('attachment_contents')
    .select('content')
    .where('attachment_id', '=', id)
    .executeTakeFirst()
  // libsql gives an ArrayBuffer where the others give bytes.
  return row ? new Uint8Array(row.content) : null
}
