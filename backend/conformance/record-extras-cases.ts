import { expect } from 'vitest'
import { operations } from '@contract/operations'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from './answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from './case'
import type { RecordWorld } from './record-world'
import { PNG, createFileForm } from './fixtures/samples'

/** Creates the cases of comments, files and history of a kind of record. */
export function recordExtrasCases<Write extends object>(
  world: Required<RecordWorld<Write>>,
): Cases {
  const { kind, worker, readers, attachers, saved, text } = world
  const createPath = (id: string, part: 'comments' | 'activity' | 'attachments') =>
    `/records/${kind}/${id}/${part}/`
  const otherRoles = operations.listComments.roles.filter((role) => !readers.includes(role))

  return {
    listComments: [
      success(`of a ${kind} are listed for its readers, newest first`, async (people) => {
        const { head } = await saved(people)
        for (const role of readers)
          await (await people.as(role)).post(createPath(head.id, 'comments'), { text: role })
        for (const role of readers) {
          const { items, total } = await expectAnswer(
            await (await people.as(role)).get(createPath(head.id, 'comments')),
            'listComments',
          )
          expect(
            items.map(({ text }) => text),
            role,
          ).toEqual(readers.toReversed())
          expect(total).toBe(readers.length)
        }
      }),
      success(`of a ${kind} are listed by page, and new ones move none`, async (people) => {
        const { head } = await saved(people)
        const visitor = await people.as(worker)
        const path = createPath(head.id, 'comments')
        for (const text of ['1', '2', '3', '4', '5']) await visitor.post(path, { text })
        const first = await expectAnswer(await visitor.get(`${path}?limit=2`), 'listComments')
        await visitor.post(path, { text: '6' })
        const second = await expectAnswer(
          await visitor.get(`${path}?limit=2&cursor=${first.next_cursor}`),
          'listComments',
        )
        const third = await expectAnswer(
          await visitor.get(`${path}?limit=2&cursor=${second.next_cursor}`),
          'listComments',
        )
        expect([first, second, third].map(({ items }) => items.map(({ text }) => text))).toEqual([
          ['5', '4'],
          ['3', '2'],
          ['1'],
        ])
        expect([first, second, third].map(({ total }) => total)).toEqual([5, null, null])
        expect(third.next_cursor).toBeNull()
      }),
      forbidden(
        `of a ${kind} are forbidden for other roles, as are its files and its history`,
        async (people) => {
          const { head } = await saved(people)
          for (const role of otherRoles) {
            const visitor = await people.as(role)
            for (const part of ['comments', 'activity', 'attachments'] as const) {
              await expectProblem(await visitor.get(createPath(head.id, part)), 'forbidden', 403)
            }
            await expectProblem(
              await visitor.post(createPath(head.id, 'comments'), { text: 'Hello' }),
              'forbidden',
              403,
            )
            await expectProblem(
              await visitor.post(createPath(head.id, 'attachments'), createFileForm(PNG, 'a.png')),
              'forbidden',
              403,
            )
          }
        },
      ),
      invalid(`of a ${kind} reject foreign cursors`, async (people) => {
        const { head } = await saved(people)
        const visitor = await people.as(worker)
        await expectFieldErrors(
          await visitor.get(`${createPath(head.id, 'comments')}?cursor=abc`),
          {
            '?cursor': 'wrong_format',
          },
        )
        await expectFieldErrors(await visitor.get(`${createPath(head.id, 'comments')}?limit=0`), {
          '?limit': 'too_small',
        })
      }),
      notFound(`return 404 for an unknown ${kind}`, async (people) => {
        await expectProblem(
          await (await people.as(worker)).get(createPath(UNKNOWN_ID, 'comments')),
          'not_found',
          404,
        )
      }),
    ],
    createComment: [
      invalid(`requires a text for a ${kind}`, async (people) => {
        const { head } = await saved(people)
        await expectFieldErrors(
          await (await people.as(worker)).post(createPath(head.id, 'comments'), { text: '   ' }),
          { '/text': 'required' },
        )
      }),
      notFound(`returns 404 for an unknown ${kind}`, async (people) => {
        await expectProblem(
          await (
            await people.as(worker)
          ).post(createPath(UNKNOWN_ID, 'comments'), { text: 'Hello' }),
          'not_found',
          404,
        )
      }),
      idempotent(`adds a comment to a ${kind} once per idempotency key`, async (people) => {
        const { head } = await saved(people)
        const visitor = await people.as(worker)
        const send = () =>
          visitor.post(
            createPath(head.id, 'comments'),
            { text: 'Once' },
            { 'Idempotency-Key': `say-${head.id}` },
          )
        expect(await expectAnswer(await send(), 'createComment')).toEqual(
          await expectAnswer(await send(), 'createComment'),
        )
        expect(
          await expectAnswer(await visitor.get(createPath(head.id, 'comments')), 'listComments'),
        ).toMatchObject({ total: 1 })
      }),
    ],
    listActivity: [
      success(
        `lists changed fields of a ${kind} with author, old and new value, page by page`,
        async (people) => {
          const { head, write } = await saved(people)
          const visitor = await people.as(worker)
          const me = await expectAnswer(await visitor.get('/me/'), 'getMe')
          const listHistory = async (query = '') =>
            expectAnswer(
              await visitor.get(`${createPath(head.id, 'activity')}${query}`),
              'listActivity',
            )
          const before = await listHistory()
          const answer = await visitor.put(
            `${world.path}${head.id}/`,
            { ...write, [text]: 'By rail' },
            { 'If-Match': `"${head.version}"` },
          )
          expect(answer.status).toBe(200)
          const after = await listHistory()
          expect(after.items[0]).toMatchObject({
            kind: 'changed',
            by: { id: me.id },
            changes: [{ field: text, line: null, to: 'By rail' }],
          })
          expect(after.items.slice(1)).toEqual(before.items)
          expect(after.items.at(-1)?.kind).toBe('created')
          expect(await readAllIds(async (cursor) => listHistory(`?limit=1${cursor}`))).toEqual(
            after.items.map(({ id }) => id),
          )
        },
      ),
      invalid(`of a ${kind} rejects foreign cursors`, async (people) => {
        const { head } = await saved(people)
        await expectFieldErrors(
          await (await people.as(worker)).get(`${createPath(head.id, 'activity')}?cursor=abc`),
          { '?cursor': 'wrong_format' },
        )
      }),
      notFound(`returns 404 for an unknown ${kind}`, async (people) => {
        await expectProblem(
          await (await people.as(worker)).get(createPath(UNKNOWN_ID, 'activity')),
          'not_found',
          404,
        )
      }),
    ],
    listAttachments: [
      notFound(`return 404 for an unknown ${kind}`, async (people) => {
        await expectProblem(
          await (await people.as(worker)).get(createPath(UNKNOWN_ID, 'attachments')),
          'not_found',
          404,
        )
      }),
    ],
    uploadAttachment: [
      success(
        `lets permitted users attach files to a ${kind}, and its permission shows it`,
        async (people) => {
          const { head } = await saved(people)
          for (const role of readers) {
            const visitor = await people.as(role)
            const answer = await visitor.post(
              createPath(head.id, 'attachments'),
              createFileForm(PNG, `${role}.png`),
            )
            expect(answer.status, role).toBe(attachers.includes(role) ? 201 : 403)
            const { allowed_actions } = (await (
              await visitor.get(`${world.path}${head.id}/`)
            ).json()) as { allowed_actions: string[] }
            expect(allowed_actions.includes('comment'), role).toBe(true)
            expect(allowed_actions.includes('attach'), role).toBe(attachers.includes(role))
          }
          const files = await expectAnswer(
            await (await people.as(worker)).get(createPath(head.id, 'attachments')),
            'listAttachments',
          )
          expect(files.map(({ name }) => name).toSorted()).toEqual(
            attachers.map((role) => `${role}.png`).toSorted(),
          )
        },
      ),
      notFound(`returns 404 for an unknown ${kind}`, async (people) => {
        const visitor = await people.as(worker)
        await expectProblem(
          await visitor.post(createPath(UNKNOWN_ID, 'attachments'), createFileForm(PNG, 'a.png')),
          'not_found',
          404,
        )
      }),
    ],
    downloadAttachment: [
      notFound(`returns 404 for a file of another record than the ${kind}`, async (people) => {
        const [one, other] = [await saved(people), await saved(people)]
        const visitor = await people.as(worker)
        const { id } = await expectAnswer(
          await visitor.post(createPath(one.head.id, 'attachments'), createFileForm(PNG, 'a.png')),
          'uploadAttachment',
        )
        expect((await visitor.get(`${createPath(one.head.id, 'attachments')}${id}/`)).status).toBe(
          200,
        )
        await expectProblem(
          await visitor.get(`${createPath(other.head.id, 'attachments')}${id}/`),
          'not_found',
          404,
        )
      }),
    ],
    removeAttachment: [
      success(`removes a file of a ${kind}, and the history keeps its name`, async (people) => {
        const { head } = await saved(people)
        const visitor = await people.as(worker)
        const path = createPath(head.id, 'attachments')
        const { id } = await expectAnswer(
          await visitor.post(path, createFileForm(PNG, 'a.png')),
          'uploadAttachment',
        )
        expect((await visitor.delete(`${path}${id}/`)).status).toBe(204)
        await expectProblem(await visitor.get(`${path}${id}/`), 'not_found', 404)
        const { items } = await expectAnswer(
          await visitor.get(createPath(head.id, 'activity')),
          'listActivity',
        )
        expect(items[0]).toMatchObject({
          kind: 'attachment_removed',
          changes: [{ from: 'a.png', to: null }],
        })
      }),
      notFound(`returns 404 for an unknown file of a ${kind}`, async (people) => {
        const { head } = await saved(people)
        await expectProblem(
          await (
            await people.as(worker)
          ).delete(`${createPath(head.id, 'attachments')}${UNKNOWN_ID}/`),
          'not_found',
          404,
        )
      }),
    ],
  }
}
