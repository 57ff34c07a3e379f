import type { Db } from '../db/tables'
import type { Work } from '../due-work/do-due-work'
import { setDue } from '../due-work/set-due'
import { keptContent } from './contents'

/** Milliseconds after which a bucket that did not answer is asked again. */
const TRY_AGAIN_AFTER = 60 * 1000

const later = (now: Date) => new Date(now.getTime() + TRY_AGAIN_AFTER)

/** Brings a file's content from the database to the bucket. It stays in the database until the bucket has said that it has it. */
export const moveToBucket: Work = async ({ db, clock, files }, id) => {
  if (!files) return
  await setDue(db, 'file_to_bucket', id, later(clock()))
  return async (after) => {
    const content = await keptContent(after, id)
    if (content) await files.put(id, content)
    await after.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
    await setDue(after, 'file_to_bucket', id, null)
    // Somebody may have removed the file on its way.
    const there = await after
      .selectFrom('attachments')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!there) await files.remove(id)
  }
}

/** Takes a removed file out of the bucket. */
export const removeFromBucket: Work = async ({ db, clock, files }, id) => {
  if (!files) return
  await setDue(db, 'file_removal', id, later(clock()))
  return async (after) => {
    await files.remove(id)
    await setDue(after, 'file_removal', id, null)
  }
}

/** Sets due that all which the database still keeps goes to the bucket: what was there before there was one. */
export async function moveAllToBucket(db: Db, now: Date): Promise<void> {
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
