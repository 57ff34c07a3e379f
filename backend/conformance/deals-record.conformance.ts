import { expect } from 'vitest'
import { mostBytes } from '@/shared/api/generated/uploads'
import { answerOf, expectFields, expectProblem } from './answers'
import { forbidden, good, invalid, NOBODY, notFound, repeated, type Cases } from './case'
import { change, saved, savedAs, toldOf } from './deals-ground'
import { idsOfAllPages } from './paging'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

const upload = (content: Uint8Array<ArrayBuffer> | string, name: string, claimed = 'image/png'): FormData => {
  const form = new FormData()
  form.append('file', new File([content], name, { type: claimed }))
  return form
}

export const dealRecordCases = {
  listDealComments: [
    good('shows them newest first', async (ground) => {
      const { deal } = await savedAs(ground, 'confirmed')
      await (await ground.as('sale_manager')).post(`/deals/${deal.id}/comments/`, { text: 'First' })
      await (await ground.as('cargo_manager')).post(`/deals/${deal.id}/comments/`, { text: 'Second' })
      const { items, total } = await answerOf(await (await ground.as('admin')).get(`/deals/${deal.id}/comments/`), 'listDealComments')
      expect(items.map(({ text }) => text)).toEqual(['Second', 'First'])
      expect(total).toBe(2)
    }),
    good('pages through them, and what is said meanwhile moves none', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/comments/`
      for (const text of ['1', '2', '3', '4', '5']) await seller.post(path, { text })
      const first = await answerOf(await seller.get(`${path}?limit=2`), 'listDealComments')
      await seller.post(path, { text: '6' })
      const second = await answerOf(await seller.get(`${path}?limit=2&cursor=${first.next_cursor}`), 'listDealComments')
      const third = await answerOf(await seller.get(`${path}?limit=2&cursor=${second.next_cursor}`), 'listDealComments')
      expect([first, second, third].map(({ items }) => items.map(({ text }) => text))).toEqual([['5', '4'], ['3', '2'], ['1']])
      expect([first, second, third].map(({ total }) => total)).toEqual([5, null, null])
      expect(third.next_cursor).toBeNull()
    }),
    invalid('knows its own cursors alone', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      await expectFields(await seller.get(`/deals/${deal.id}/comments/?cursor=abc`), { '?cursor': 'wrong_format' })
      await expectFields(await seller.get(`/deals/${deal.id}/comments/?limit=0`), { '?limit': 'too_small' })
    }),
    notFound('knows no other deal', async (ground) => {
      await expectProblem(await (await ground.as('admin')).get(`/deals/${NOBODY}/comments/`), 'not_found', 404)
    }),
  ],
  createDealComment: [
    good('tells the sale manager what another says', async (ground) => {
      const { deal } = await saved(ground)
      const path = `/deals/${deal.id}/comments/`
      const answer = await (await ground.as('purchase_manager')).post(path, { text: 'Two packs more?' })
      expect(answer.status).toBe(201)
      expect(await toldOf(ground, 'sale_manager', deal)).toHaveLength(1)
      await (await ground.as('sale_manager')).post(path, { text: 'Yes' })
      expect(await toldOf(ground, 'sale_manager', deal)).toHaveLength(1)
    }),
    good('tells everyone who has a word in it, each once, and not the one who speaks', async (ground) => {
      const { deal } = await savedAs(ground, 'confirmed')
      const told = async () => {
        const roles = ['sale_manager', 'purchase_manager', 'cargo_manager', 'global_manager'] as const
        const counts = roles.map(async (role) => (await toldOf(ground, role, deal)).filter((message) => message.includes('commented')).length)
        return Promise.all(counts)
      }
      const say = async (role: 'sale_manager' | 'cargo_manager') =>
        (await ground.as(role)).post(`/deals/${deal.id}/comments/`, { text: 'Stickered packs, please' })
      await say('sale_manager')
      expect(await told()).toEqual([0, 1, 0, 0])
      await say('cargo_manager')
      await say('cargo_manager')
      expect(await told()).toEqual([2, 3, 0, 0])
      await say('sale_manager')
      expect(await told()).toEqual([2, 4, 1, 0])
    }),
    good('of an unconfirmed deal tells only those who spoke before', async (ground) => {
      const { deal } = await saved(ground)
      const say = async (role: 'sale_manager' | 'purchase_manager') =>
        (await ground.as(role)).post(`/deals/${deal.id}/comments/`, { text: 'A word' })
      await say('sale_manager')
      expect(await toldOf(ground, 'purchase_manager', deal)).toEqual([])
      await say('purchase_manager')
      await say('sale_manager')
      expect(await toldOf(ground, 'purchase_manager', deal)).toHaveLength(1)
      expect(await toldOf(ground, 'sale_manager', deal)).toHaveLength(1)
    }),
    invalid('wants a text', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      await expectFields(await seller.post(`/deals/${deal.id}/comments/`, { text: '   ' }), { '/text': 'required' })
    }),
    notFound('knows no deal that is out of sight', async (ground) => {
      const { deal } = await saved(ground)
      const cargo = await ground.as('cargo_manager')
      await expectProblem(await cargo.post(`/deals/${deal.id}/comments/`, { text: 'Hello' }), 'not_found', 404)
    }),
    repeated('says it once for one key', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const send = () => seller.post(`/deals/${deal.id}/comments/`, { text: 'Once' }, { 'Idempotency-Key': `say-${deal.id}` })
      expect(await answerOf(await send(), 'createDealComment')).toEqual(await answerOf(await send(), 'createDealComment'))
      expect(await answerOf(await seller.get(`/deals/${deal.id}/comments/`), 'listDealComments')).toMatchObject({ total: 1 })
    }),
  ],
  listDealActivity: [
    good('leaves costs out for those who may not see margin', async (ground) => {
      const { deal, write } = await savedAs(ground, 'confirmed')
      await change(ground, 'sale_manager', deal, { ...write, planned_freight: '1300.00' })
      const path = `/deals/${deal.id}/activity/`
      const seen = await answerOf(await (await ground.as('sale_manager')).get(path), 'listDealActivity')
      expect(seen.total).toBe(4)
      expect(seen.items.map(({ kind }) => kind)).toEqual(['changed', 'transition', 'transition', 'created'])
      const hidden = await answerOf(await (await ground.as('cargo_manager')).get(path), 'listDealActivity')
      expect(hidden.total).toBeNull()
      expect(hidden.items.map(({ kind }) => kind)).toEqual(['transition', 'transition', 'created'])
      expect(JSON.stringify(hidden)).not.toContain('1300.00')
    }),
    good('pages through it without a gap or a double, whatever is left out', async (ground) => {
      const { deal, write } = await savedAs(ground, 'confirmed')
      let { version } = deal
      for (const planned_freight of ['1300.00', '1400.00', '1500.00']) {
        version = (await answerOf(await change(ground, 'sale_manager', { ...deal, version }, { ...write, planned_freight }), 'updateDeal')).version
      }
      await change(ground, 'sale_manager', { ...deal, version }, { ...write, planned_freight: '1500.00', notes: 'By rail' })
      for (const [role, entries] of [['sale_manager', 7], ['cargo_manager', 4]] as const) {
        const visitor = await ground.as(role)
        const path = `/deals/${deal.id}/activity/?`
        const all = await answerOf(await visitor.get(path), 'listDealActivity')
        expect(all.items, role).toHaveLength(entries)
        for (const limit of [1, 2, 3]) {
          const read = async (cursor: string) => answerOf(await visitor.get(`${path}limit=${limit}${cursor}`), 'listDealActivity')
          expect(await idsOfAllPages(read), role).toEqual(all.items.map(({ id }) => id))
        }
      }
    }),
    invalid('knows its own cursors alone', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      await expectFields(await seller.get(`/deals/${deal.id}/activity/?cursor=abc`), { '?cursor': 'wrong_format' })
    }),
    notFound('knows no other deal', async (ground) => {
      await expectProblem(await (await ground.as('admin')).get(`/deals/${NOBODY}/activity/`), 'not_found', 404)
    }),
  ],
  listDealAttachments: [
    good('says who may remove which', async (ground) => {
      const { deal } = await savedAs(ground, 'confirmed')
      const path = `/deals/${deal.id}/attachments/`
      await (await ground.as('cargo_manager')).post(path, upload(PNG, 'stow.png'))
      const removable = async (role: 'sale_manager' | 'cargo_manager' | 'admin') =>
        (await answerOf(await (await ground.as(role)).get(path), 'listDealAttachments')).map(({ can_remove }) => can_remove)
      expect(await removable('cargo_manager')).toEqual([true])
      expect(await removable('admin')).toEqual([true])
      expect(await removable('sale_manager')).toEqual([false])
    }),
    notFound('knows no other deal', async (ground) => {
      await expectProblem(await (await ground.as('admin')).get(`/deals/${NOBODY}/attachments/`), 'not_found', 404)
    }),
  ],
  uploadDealAttachment: [
    good('keeps a file by what it is, not by what it claims to be', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const answer = await seller.post(`/deals/${deal.id}/attachments/`, upload(PNG, '../foto ąčę.PNG', 'text/html'))
      expect(answer.status).toBe(201)
      expect(await answerOf(answer, 'uploadDealAttachment')).toMatchObject({ name: 'foto ąčę.PNG', media_type: 'image/png', size: 11 })
    }),
    good('takes what an office sends: scans, and documents of before 2007', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/attachments/`
      const files = [['scan.tif', 'II*\0', 'image/tiff'], ['fax.gif', 'GIF89a', 'image/gif'], ['order.rtf', '{\\rtf1}', 'application/rtf']] as const
      for (const [name, content, media_type] of files) {
        expect(await answerOf(await seller.post(path, upload(content, name)), 'uploadDealAttachment')).toMatchObject({ name, media_type })
      }
    }),
    invalid('takes no page, no disguise and nothing too large', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/attachments/`
      for (const form of [upload('<script>', 'a.html'), upload('<script>', 'a.png'), upload('<script>', 'a.doc'), upload('<script>', 'a.tif'), upload(PNG, 'a.exe'), upload('', 'a.txt')]) {
        await expectProblem(await seller.post(path, form), 'unsupported_file', 415)
      }
      await expectProblem(await seller.post(path, upload(new Uint8Array(mostBytes.uploadDealAttachment + 1), 'a.png')), 'too_large', 413)
      await expectFields(await seller.post(path, new FormData()), { '/file': 'required' })
    }),
    invalid('takes a hundred and no more, until one is removed', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/attachments/`
      for (let file = 0; file < 100; file += 1) expect((await seller.post(path, upload(PNG, `${file}.png`))).status).toBe(201)
      await expectFields(await seller.post(path, upload(PNG, 'one-more.png')), { '/file': 'too_many' })
      const files = await answerOf(await seller.get(path), 'listDealAttachments')
      expect(files).toHaveLength(100)
      await seller.delete(`${path}${files[0]?.id}/`)
      expect((await seller.post(path, upload(PNG, 'one-more.png'))).status).toBe(201)
    }),
    notFound('knows no other deal', async (ground) => {
      const admin = await ground.as('admin')
      await expectProblem(await admin.post(`/deals/${NOBODY}/attachments/`, upload(PNG, 'a.png')), 'not_found', 404)
    }),
    repeated('keeps one for one key', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/attachments/`
      const send = () => seller.post(path, upload(PNG, 'a.png'), { 'Idempotency-Key': `file-${deal.id}` })
      expect(await answerOf(await send(), 'uploadDealAttachment')).toEqual(await answerOf(await send(), 'uploadDealAttachment'))
      expect(await answerOf(await seller.get(path), 'listDealAttachments')).toHaveLength(1)
    }),
  ],
  downloadDealAttachment: [
    good('gives the same bytes back, to save and never to run', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/attachments/`
      const { id } = await answerOf(await seller.post(path, upload(PNG, 'Plan "ą".png')), 'uploadDealAttachment')
      const file = await seller.get(`${path}${id}/`)
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG)
      expect(file.headers.get('content-type')).toBe('image/png')
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="Plan a.png"; filename*=UTF-8''Plan%20%C4%85.png`)
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('content-security-policy')).toContain('sandbox')
    }),
    notFound('knows a deal’s own files alone', async (ground) => {
      const [one, other] = [await saved(ground), await saved(ground)]
      const seller = await ground.as('sale_manager')
      const form = upload(PNG, 'a.png')
      const { id } = await answerOf(await seller.post(`/deals/${one.deal.id}/attachments/`, form), 'uploadDealAttachment')
      await expectProblem(await seller.get(`/deals/${other.deal.id}/attachments/${id}/`), 'not_found', 404)
    }),
  ],
  removeDealAttachment: [
    good('takes it off, and the history keeps its name', async (ground) => {
      const { deal } = await saved(ground)
      const seller = await ground.as('sale_manager')
      const path = `/deals/${deal.id}/attachments/`
      const { id } = await answerOf(await seller.post(path, upload(PNG, 'a.png')), 'uploadDealAttachment')
      expect((await seller.delete(`${path}${id}/`)).status).toBe(204)
      await expectProblem(await seller.get(`${path}${id}/`), 'not_found', 404)
      const [entry] = (await answerOf(await seller.get(`/deals/${deal.id}/activity/`), 'listDealActivity')).items
      expect(entry).toMatchObject({ kind: 'attachment_removed', changes: [{ field: 'attachment', from: 'a.png', to: null }] })
    }),
    forbidden('is for who put it there, and global managers', async (ground) => {
      const { deal } = await saved(ground)
      const path = `/deals/${deal.id}/attachments/`
      const seller = await ground.as('sale_manager')
      const { id } = await answerOf(await seller.post(path, upload(PNG, 'a.png')), 'uploadDealAttachment')
      await expectProblem(await (await ground.as('purchase_manager')).delete(`${path}${id}/`), 'forbidden', 403)
      expect((await (await ground.as('global_manager')).delete(`${path}${id}/`)).status).toBe(204)
    }),
    notFound('knows no other', async (ground) => {
      const { deal } = await saved(ground)
      const admin = await ground.as('admin')
      await expectProblem(await admin.delete(`/deals/${deal.id}/attachments/${NOBODY}/`), 'not_found', 404)
    }),
  ],
} satisfies Cases
