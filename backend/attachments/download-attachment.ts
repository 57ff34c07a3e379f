import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'
import { asDownload } from './file-name'

/**
 * A file as a download. Whatever is in it, a browser must not run it as a page of ours: it is saved, never sniffed, and sandboxed
 * should it be opened all the same.
 * @throws Problem 404 when the record has no such file
 */
export async function downloadAttachment(db: Db, recordId: string, attachmentId: string): Promise<Response> {
  const file = await db
    .selectFrom('attachments')
    .innerJoin('attachment_contents', 'attachment_contents.attachment_id', 'attachments.id')
    .select(['name', 'media_type', 'content'])
    .where('attachments.id', '=', attachmentId)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  if (!file) throw new Problem('not_found')
  // libsql gives an ArrayBuffer where the others give bytes.
  const content = new Uint8Array(file.content)
  return new Response(content, {
    headers: {
      'Content-Type': file.media_type,
      'Content-Length': String(content.length),
      'Content-Disposition': asDownload(file.name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
