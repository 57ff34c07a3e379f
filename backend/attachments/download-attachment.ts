import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import { readContent } from './file-content'
import { toContentDisposition } from './file-name'

/**
 * Returns a file as a download. A browser must never run its content as a page of this origin, so
 * it is saved, not sniffed, and sandboxed if opened.
 * @throws Problem 404 if the record has no such file
 */
export async function downloadAttachment(
  host: Pick<AppContext, 'db' | 'files'>,
  recordId: string,
  attachmentId: string,
): Promise<Response> {
  const file = await host.db
    .selectFrom('attachments')
    .select(['name', 'media_type'])
    .where('id', '=', attachmentId)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  const content = file ? await readContent(host, attachmentId) : null
  if (!file || !content) throw new Problem('not_found')
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': file.media_type,
      'Content-Length': String(content.length),
      'Content-Disposition': toContentDisposition(file.name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
