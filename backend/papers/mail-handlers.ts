import { recordActivity } from '../activity/activity'
import { createFileResponse } from '../attachments/uploaded-file'
import type { Handlers, PersonCall } from '../call'
import { parseJson, toJson } from '../db/rows'
import { scheduleJob } from '../due-work/schedule-job'
import { createId } from '../identifiers'
import { assertShowsDemoMails } from '../mails/mails'
import { createNotFoundProblem, Problem } from '../problems/problem'
import { loadSettings } from '../settings/load-settings'
import { formatPaperMail } from '../settings/paper-texts'
import { requirePaper, type PaperChoice, type PaperKinds, type PaperPath } from './require-paper'
import { composeMailable, createPaperFileName, hashPaper, type PaperPartner } from './paper'
import { findLastRecipients, keepSentPaper } from './sent-papers'
import { drawMailedPaper } from './draw-mailed-paper'

/** Creates the handlers that send papers of every record kind by email. */
export function createPaperMailHandlers(kinds: PaperKinds) {
  /**
   * Returns a paper that the user may send, composed.
   * @throws Problem 403 for users who do not work on the record, 409 for a paper that is not valid
   */
  async function requireMailable(call: PersonCall, path: PaperPath, choice: PaperChoice) {
    const found = await requirePaper(kinds, call, path, choice)
    const { definition, subject, version } = found
    if (!definition.canSend(call.person, subject, version)) throw new Problem('forbidden')
    const paper = await composeMailable(call, found)
    if (!paper) throw new Problem('paper_not_valid')
    return { found, paper }
  }

  return {
    async getPaperMail(call) {
      const { found, paper } = await requireMailable(call, call.path, call.query)
      const { definition, subject, version } = found
      const partner = await definition.findPartner(call.db, subject, version)
      const recipients = partner
        ? listRecipients(partner)
        : await findLastRecipients(call.db, found)
      const { subject: title, body } = formatPaperMail(await loadSettings(call.db), {
        paper: found.name,
        language: version.language,
        values: {
          number: paper.number,
          contact: recipients[0]?.name ?? partner?.name ?? '',
          sender: call.person.name,
        },
        isAgreed: found.name === 'order_confirmation' && paper.signatures.length === 1,
      })
      return {
        revision: version.revision,
        client_id: version.client?.id ?? null,
        recipients,
        subject: title,
        text: body,
        language: version.language,
        file_name: createPaperFileName(paper),
        notice: paper.notice?.title ?? null,
        is_proposal: paper.notice?.is_proposal ?? false,
        content_hash: await hashPaper(paper),
        has_link: definition.createMailLink !== undefined,
        partner: partner && { kind: partner.kind, id: partner.id, name: partner.name },
      }
    },

    async sendPaper(call) {
      const { db, clock, random, path, body, person } = call
      const { found, paper } = await requireMailable(call, path, body)
      if ((await hashPaper(paper)) !== body.content_hash) throw new Problem('paper_changed')
      const to = removeDuplicates(body.to)
      const { definition, subject, version } = found
      const link = await definition.createMailLink?.(call, subject, version, to)
      const sentId = await keepSentPaper(call, { path, found, paper, to })
      const id = createId(random)
      await db
        .insertInto('mails')
        .values({
          id,
          recipients: toJson(to),
          language: version.language,
          subject: body.subject,
          body: link ? `${body.text}\n\n${link.line}\n` : body.text,
          link: link?.path ?? null,
          paper: toJson({
            ...path,
            revision: body.revision,
            client_id: body.client_id,
            file_name: createPaperFileName(paper),
            sender_id: person.id,
            copy_to: body.copy_to_self ? { name: person.name, email: person.email } : null,
            ...(sentId !== null && { sent_id: sentId }),
            ...(paper.notice && { notice: paper.notice.title }),
          }),
          created_at: clock().toISOString(),
        })
        .execute()
      await scheduleJob(call, 'mail', id, clock())
      await recordActivity(call, {
        record: { kind: path.kind, id: path.id },
        personId: person.id,
        kind: 'paper_sent',
        changes: Object.entries({
          paper: path.paper,
          revision: body.revision === null ? null : String(body.revision),
          to: to.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', '),
        }).map(([field, value]) => ({ field, line: null, from: null, to: value })),
      })
    },

    async getDemoMailAttachment(call) {
      await assertShowsDemoMails(call)
      const { paper } = await call.db
        .selectFrom('mails')
        .select('paper')
        .where('id', '=', call.path.mail_id)
        .executeTakeFirstOrThrow(createNotFoundProblem)
      const content = paper && (await drawMailedPaper(kinds, call, parseJson(paper)))
      if (!content) throw new Problem('not_found')
      return createFileResponse(content, {
        name: parseJson(paper).file_name,
        media_type: 'application/pdf',
        size: content.length,
      })
    },
  } satisfies Partial<Handlers>
}

const listRecipients = ({ contacts }: PaperPartner) =>
  removeDuplicates(contacts.flatMap(({ name, email }) => (email ? [{ name, email }] : [])))

function removeDuplicates<Recipient extends { email: string }>(
  recipients: readonly Recipient[],
): Recipient[] {
  const seen = new Map<string, Recipient>()
  for (const recipient of recipients) {
    const key = recipient.email.toLowerCase()
    if (!seen.has(key)) seen.set(key, recipient)
  }
  return [...seen.values()]
}
