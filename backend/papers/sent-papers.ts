import type { Schemas } from '../call'
import { parseJson, toJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createId, sha256 } from '../identifiers'
import { Problem } from '../problems/problem'
import { fromDataUrl } from './data-url'
import { isErased } from '../people/erased-email'
import type { FoundPaper, PaperPath } from './require-paper'
import { loadLogoUrl } from './letterhead'
import type { Paper, PaperCall } from './paper'

/**
 * Keeps a paper as it is sent, because it changes with its record. Returns null for a revision,
 * which is kept by itself.
 * @param to recipients, which are suggested for the next paper to the same forwarder
 */
export async function keepSentPaper(
  { db, clock, random, person }: PaperCall,
  {
    path: { kind, id: recordId },
    found: { definition, subject, version },
    paper,
    to,
  }: {
    path: PaperPath
    found: FoundPaper
    paper: Paper
    to: readonly Schemas['MailAddress'][]
  },
): Promise<string | null> {
  if (paper.revision !== null) return null
  const id = createId(random)
  const { logo } = paper.issuer
  await db
    .insertInto('sent_papers')
    .values({
      id,
      record_kind: kind,
      record_id: recordId,
      paper: paper.paper,
      client_id: version.client?.id ?? null,
      client_name: version.client?.name ?? null,
      title: paper.title,
      forwarder: definition.getForwarder?.(subject) ?? null,
      recipients: toJson([...to]),
      content: toJson({ ...paper, issuer: { ...paper.issuer, logo: null } }),
      logo: logo && (await sha256(fromDataUrl(logo))),
      sent_at: clock().toISOString(),
      sent_by: person.id,
    })
    .execute()
  return id
}

/**
 * Returns the recipients of the last paper to the same forwarder or carrier, which has no contacts
 * of its own. Empty if the record names neither.
 */
export async function findLastRecipients(
  db: Db,
  { definition, subject }: FoundPaper,
): Promise<Schemas['MailAddress'][]> {
  const forwarder = definition.getForwarder?.(subject) ?? null
  if (forwarder === null) return []
  const row = await db
    .selectFrom('sent_papers')
    .select('recipients')
    .where('forwarder', '=', forwarder)
    .where('recipients', '!=', toJson([]))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? parseJson(row.recipients).filter(({ email }) => !isErased(email)) : []
}

/**
 * Loads a paper as it was sent.
 * @throws Problem 404 if this paper of the record was never sent so
 */
export async function loadSentPaper(db: Db, path: PaperPath, sentId: string): Promise<Paper> {
  const row = await db
    .selectFrom('sent_papers')
    .select(['content', 'logo'])
    .where('id', '=', sentId)
    .where('record_kind', '=', path.kind)
    .where('record_id', '=', path.id)
    .where('paper', '=', path.paper)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  const paper = parseJson(row.content)
  return { ...paper, issuer: { ...paper.issuer, logo: await loadLogoUrl(db, row.logo) } }
}

/** Lists the kept papers of a record, newest first. */
export async function listSentPapers(
  db: Db,
  { kind, id }: Pick<PaperPath, 'kind' | 'id'>,
): Promise<Schemas['PaperItem'][]> {
  const rows = await db
    .selectFrom('sent_papers')
    .selectAll()
    .where('record_kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    paper: row.paper,
    number: null,
    revision: null,
    issued_at: null,
    client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '' },
    language: parseJson(row.content).language,
    title: row.title,
    can_send: false,
    sent: { id: row.id, at: row.sent_at },
  }))
}
