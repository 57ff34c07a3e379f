import type { MailedPaper } from '../db/tables/people'
import { addCountries, PERSON_COLUMNS } from '../people/session-person'
import { Problem } from '../problems/problem'
import { requirePaper, type PaperKinds } from './require-paper'
import { composeMailable, type PaperCall } from './paper'
import { loadSentPaper } from './sent-papers'
import { loadPhotoImages } from './photo-images'

/**
 * Draws the paper of a mail as its sender sees it. Returns null if the paper no longer exists, or
 * became invalid after its sender saw it.
 */
export async function drawMailedPaper(
  kinds: PaperKinds,
  host: Omit<PaperCall, 'person' | 'language'>,
  { sender_id, revision, client_id, sent_id, notice, ...path }: MailedPaper,
): Promise<Uint8Array | null> {
  const sender = await host.db
    .selectFrom('people')
    .select(PERSON_COLUMNS)
    .where('id', '=', sender_id)
    .executeTakeFirstOrThrow()
  const call = { ...host, person: await addCountries(host.db, sender), language: 'en' as const }
  try {
    const found = await requirePaper(kinds, call, path, { revision, client_id })
    const valid = await composeMailable(call, found)
    if (!valid || (valid.notice && valid.notice.title !== notice)) return null
    const paper = sent_id === undefined ? valid : await loadSentPaper(host.db, path, sent_id)
    const { renderPdf } = await import('./pdf/render-pdf')
    return await renderPdf(host, paper, await loadPhotoImages(host, paper))
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
