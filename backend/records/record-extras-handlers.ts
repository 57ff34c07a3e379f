import { listAttachmentKinds } from '@domain/rules/attachment-kinds'
import { type RecordRef, listActivity, listVisibleActivity } from '../activity/activity'
import {
  addAttachment,
  downloadAttachment,
  hideFileNames,
  listAttachments,
  removeAttachment,
} from '../attachments/handlers'
import type { Handlers, Schemas, PersonCall } from '../call'
import {
  addComment,
  findCommenters,
  listComments,
  listReaders,
  findMentionedReaderIds,
} from '../comments/handlers'
import type { Db } from '../db/tables'
import { type Language, LANGUAGES } from '../language'
import { notify, notifyOnce, notifyOthers } from '../notifications/notify'
import { toTranslatedParams } from '../notifications/translated-params'
import { listQuotableNumbers } from '../packs/quotable-numbers'
import { findCommentedPacks, recordQuotes } from '../packs/quote-packs'
import { addQuotedDocuments } from '../packs/quoted-documents'
import { Problem } from '../problems/problem'
import type { FindTitles, RecordKindDefinition } from './record-kind'
import type { RecordPolicy } from './record-policy'

/**
 * Creates the handlers for comments, files and history of every record kind. They are open in every
 * status, because invoices and questions come late.
 */
export function createRecordExtrasHandlers(
  kinds: Record<
    Schemas['RecordKind'],
    Pick<RecordKindDefinition, 'policy' | 'findTitles' | 'search'>
  >,
) {
  /**
   * Returns a record whose extras the user may read.
   * @throws Problem 403 for a role that may not read a record's extras, 404 for a hidden record
   */
  async function open({ db, person, path }: PersonCall & { path: RecordRef }) {
    const { policy, findTitles } = kinds[path.kind]
    if (!policy.readerRoles.includes(person.role)) throw new Problem('forbidden')
    const subject = await policy.requireRecord(db, person, path.id)
    const seesPurchases = policy.seesPurchaseFiles?.(person, subject) ?? true
    const fileKinds = listAttachmentKinds(person.role, path.kind).filter(
      (kind) => kind !== 'purchase' || seesPurchases,
    )
    return { policy, findTitles, subject, fileKinds }
  }

  return {
    async listComments(call) {
      await open(call)
      const page = await listComments(call, call.path.id, call.query)
      return { ...page, items: await addQuotedDocuments(call, page.items, kinds) }
    },

    async createComment(call) {
      const { db, person, path, body } = call
      const { policy, findTitles, subject } = await open(call)
      const packs = await findCommentedPacks(call, path, body.text)
      const saved = await addComment(call, path, { text: body.text, packs })
      const [comment = saved] = await addQuotedDocuments(call, [saved], kinds)
      if (packs.length > 0) {
        const [titled] = await findTitles(db, [path.id], 'en')
        await recordQuotes(call, path, { name: titled?.title ?? '', text: body.text, packs })
      }
      const { people, key, params } = await policy.commentRecipients(
        call,
        subject,
        await findCommenters(db, path.id),
      )
      const mentioned = await findMentionedReaderIds(call, { policy, subject }, body.text)
      await notifyOthers(call, {
        people: people.filter((id) => !mentioned.includes(id)),
        key,
        params,
        record: path,
      })
      if (mentioned.length === 0) return comment
      const titles = await findTranslatedTitles(findTitles, db, path.id)
      await notify(call, {
        people: mentioned,
        key: 'mentioned',
        params: {
          ...toTranslatedParams('about', (language) => titles.get(language) ?? ''),
          person: person.name,
          text: toExcerpt(body.text),
        },
        record: path,
      })
      return comment
    },

    async listCommentReaders(call) {
      return listReaders(call, await open(call), call.query.q ?? '')
    },

    async listQuotableNumbers(call) {
      await open(call)
      return listQuotableNumbers(call, kinds)
    },

    async listActivity(call) {
      const { db, person, path, query } = call
      const { policy, subject, fileKinds } = await open(call)
      const show = policy.getEntryFilter?.(person, subject)
      const page = show
        ? await listVisibleActivity(db, path.id, query, show)
        : await listActivity(db, path.id, query)
      if (fileKinds.includes('purchase')) return page
      const items = page.items.map((entry) => ({
        ...entry,
        changes: hideFileNames(entry.changes, fileKinds),
      }))
      return { ...page, items }
    },

    async listAttachments(call) {
      const { policy, subject, fileKinds } = await open(call)
      return listAttachments(
        call.db,
        { person: call.person, kinds: fileKinds },
        call.path.id,
        policy.getProtectedFileIds?.(subject),
      )
    },

    async uploadAttachment(call) {
      const { policy, subject, fileKinds } = await open(call)
      if (!policy.canAttach(call.person, subject)) throw new Problem('forbidden')
      const { file, isNew } = await addAttachment(call, call.path, call.body, fileKinds)
      if (isNew && call.person.role === 'client') await notifyClientFile(call, policy, subject)
      return file
    },

    async downloadAttachment(call) {
      const { fileKinds } = await open(call)
      const reader = { person: call.person, kinds: fileKinds }
      return downloadAttachment(call, call.path.id, call.path.attachment_id, reader)
    },

    async removeAttachment(call) {
      const { policy, subject, fileKinds } = await open(call)
      if (policy.getProtectedFileIds?.(subject).includes(call.path.attachment_id))
        throw new Problem('not_allowed_now')
      await removeAttachment(call, call.path, call.path.attachment_id, fileKinds)
    },
  } satisfies Partial<Handlers>
}

/**
 * Notifies the people who also read a client's comment, once for the files that they did not see.
 */
async function notifyClientFile(
  call: PersonCall & { path: RecordRef },
  policy: RecordPolicy<unknown>,
  subject: unknown,
): Promise<void> {
  const { db, person, path } = call
  if (!policy.clientFileKey) return
  const { people, params } = await policy.commentRecipients(
    call,
    subject,
    await findCommenters(db, path.id),
  )
  await notifyOnce(
    call,
    {
      people: people.filter((id) => id !== person.id),
      key: policy.clientFileKey,
      params,
      record: path,
    },
    { countsUnreadOnly: true },
  )
}

/** Returns a record's title in each language: a product's differs. */
async function findTranslatedTitles(
  findTitles: FindTitles,
  db: Db,
  id: string,
): Promise<ReadonlyMap<Language, string>> {
  const titles = new Map<Language, string>()
  for (const language of LANGUAGES) {
    const [record] = await findTitles(db, [id], language)
    titles.set(language, record?.title ?? '')
  }
  return titles
}

const MAX_EXCERPT_LENGTH = 140

/** Returns the first line of a comment, shortened with an ellipsis. */
function toExcerpt(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > MAX_EXCERPT_LENGTH ? `${line.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : line
}
