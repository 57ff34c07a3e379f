import type { Db } from '../db/tables'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { readStoredContent } from './file-content'

/** Milliseconds after which a bucket that did not answer is asked again. */
const RETRY_AFTER_MS = 60 * 1000

const toRetryTime = (now: Date) => new Date(now.getTime() + RETRY_AFTER_MS)

/** Brings a file's content from the database to the bucket. It stays in the database until the bucket has said that it has it. */
export const moveToBucket: Job = async ({ db, clock, files }, id) => {
  if (!files) return
  await scheduleJob(db, 'file_to_bucket', id, toRetryTime(clock()))
  return async (after) => {
    const content = await readStoredContent(after, id)
    if (content) await files.put(id, content)
    await after.deleteFrom('attachment_contents').where('attachment_id', '=', id).execute()
    await scheduleJob(after, 'file_to_bucket', id, null)
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
export const removeFromBucket: Job = async ({ db, clock, files }, id) => {
  if (!files) return
  await scheduleJob(db, 'file_removal', id, toRetryTime(clock()))
  return async (after) => {
    await files.remove(id)
    await scheduleJob(after, 'file_removal', id, null)
  }
}

/** Sets due that all which the database still keeps goes to the bucket: what was there before there was one. */
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
