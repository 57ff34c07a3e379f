import type { Db } from '../db/tables'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { readStoredContent } from './file-content'

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
    const there = await after
      .selectFrom('attachments')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!there) await files.remove(id)
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
