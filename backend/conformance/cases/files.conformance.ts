import { expect } from 'vitest'
import { maxBytes } from '@contract/uploads'
import { sha256 } from '../../identifiers'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, idempotent, type Cases } from '../case'
import { createDeal, createDealInStatus } from '../fixtures/saved-deals'
import { PNG, createFileForm } from '../fixtures/samples'

/** Cases of files, whatever they are attached to, tested on deals. */
export const fileCases = {
  listAttachments: [
    success('shows who can remove each file', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const path = `/records/deal/${deal.id}/attachments/`
      await (await people.as('cargo_manager')).post(path, createFileForm(PNG, 'stow.png'))
      const listRemovable = async (role: 'sale_manager' | 'cargo_manager' | 'admin') =>
        (await expectAnswer(await (await people.as(role)).get(path), 'listAttachments')).map(
          ({ can_remove }) => can_remove,
        )
      expect(await listRemovable('cargo_manager')).toEqual([true])
      expect(await listRemovable('admin')).toEqual([true])
      expect(await listRemovable('sale_manager')).toEqual([false])
    }),
  ],
  uploadAttachment: [
    success('detects the type of a file from its content, not its name', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const answer = await saleManager.post(
        `/records/deal/${deal.id}/attachments/`,
        createFileForm(PNG, '../foto ąčę.PNG', 'text/html'),
      )
      expect(answer.status).toBe(201)
      expect(await expectAnswer(answer, 'uploadAttachment')).toMatchObject({
        name: 'foto ąčę.PNG',
        media_type: 'image/png',
        size: PNG.byteLength,
      })
    }),
    success(
      'hides a purchase file and its name from staff without purchase prices',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'confirmed')
        const path = `/records/deal/${deal.id}/attachments/`
        const form = createFileForm(PNG, 'mill price.png')
        form.append('kind', 'purchase')
        const file = await expectAnswer(
          await (await people.as('sale_manager')).post(path, form),
          'uploadAttachment',
        )
        expect(file.kind).toBe('purchase')
        const carrier = await people.as('cargo_manager')
        expect(await expectAnswer(await carrier.get(path), 'listAttachments')).toEqual([])
        await expectProblem(await carrier.get(`${path}${file.id}/`), 'not_found', 404)
        const readHistory = async (role: 'cargo_manager' | 'purchase_manager') =>
          (await people.as(role)).get(`/records/deal/${deal.id}/activity/`)
        expect(await (await readHistory('cargo_manager')).text()).not.toContain('mill price')
        expect(await (await readHistory('purchase_manager')).text()).toContain('mill price')
        const purchaseManager = await people.as('purchase_manager')
        expect(
          await expectAnswer(await purchaseManager.get(path), 'listAttachments'),
        ).toMatchObject([{ id: file.id, kind: 'purchase' }])
      },
    ),
    invalid('refuses a kind that the user does not read', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const carrier = await people.as('cargo_manager')
      for (const kind of ['purchase', 'secret']) {
        const form = createFileForm(PNG, 'stow.png')
        form.append('kind', kind)
        await expectFieldErrors(await carrier.post(`/records/deal/${deal.id}/attachments/`, form), {
          '/kind': 'unknown_value',
        })
      }
    }),
    success('accepts office files: scans, and documents from before 2007', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/records/deal/${deal.id}/attachments/`
      const files = [
        ['scan.tif', 'II*\0', 'image/tiff'],
        ['fax.gif', 'GIF89a', 'image/gif'],
        ['order.rtf', '{\\rtf1}', 'application/rtf'],
      ] as const
      for (const [name, content, media_type] of files) {
        expect(
          await expectAnswer(
            await saleManager.post(path, createFileForm(content, name)),
            'uploadAttachment',
          ),
        ).toMatchObject({ name, media_type })
      }
    }),
    invalid('refuses HTML, disguised files and files that are too large', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/records/deal/${deal.id}/attachments/`
      for (const form of [
        createFileForm('<script>', 'a.html'),
        createFileForm('<script>', 'a.png'),
        createFileForm('<script>', 'a.doc'),
        createFileForm('<script>', 'a.tif'),
        createFileForm(PNG, 'a.exe'),
        createFileForm('', 'a.txt'),
      ]) {
        await expectProblem(await saleManager.post(path, form), 'unsupported_file', 415)
      }
      await expectProblem(
        await saleManager.post(
          path,
          createFileForm(new Uint8Array(maxBytes.uploadAttachment + 1), 'a.png'),
        ),
        'too_large',
        413,
      )
      await expectFieldErrors(
        await saleManager.post(path, createFileForm(PNG.slice(0, -5), 'a.png')),
        {
          '/file': 'incomplete_file',
        },
      )
      const bomb = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0xff, 0xff, 0xff, 0xff])
      await expectFieldErrors(await saleManager.post(path, createFileForm(bomb, 'a.gif')), {
        '/file': 'too_many_pixels',
      })
      await expectFieldErrors(await saleManager.post(path, new FormData()), { '/file': 'required' })
    }),
    invalid('keeps a long name unchanged, and refuses one that is too long', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/records/deal/${deal.id}/attachments/`
      const longest = `${'x'.repeat(251)}.png`
      expect(
        await expectAnswer(
          await saleManager.post(path, createFileForm(PNG, longest)),
          'uploadAttachment',
        ),
      ).toMatchObject({ name: longest })
      await expectFieldErrors(await saleManager.post(path, createFileForm(PNG, `x${longest}`)), {
        '/file': 'too_long',
      })
    }),
    invalid('accepts at most a hundred files until one is removed', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/records/deal/${deal.id}/attachments/`
      for (let file = 0; file < 100; file += 1)
        expect((await saleManager.post(path, createFileForm(PNG, `${file}.png`))).status).toBe(201)
      await expectFieldErrors(await saleManager.post(path, createFileForm(PNG, 'one-more.png')), {
        '/file': 'too_many',
      })
      const files = await expectAnswer(await saleManager.get(path), 'listAttachments')
      expect(files).toHaveLength(100)
      await saleManager.delete(`${path}${files[0]?.id}/`)
      expect((await saleManager.post(path, createFileForm(PNG, 'one-more.png'))).status).toBe(201)
    }),
    idempotent(
      'stores one file per device id, returns its checksum, and refuses the id from another user',
      async (people) => {
        const { deal } = await createDeal(people)
        const saleManager = await people.as('sale_manager')
        const path = `/records/deal/${deal.id}/attachments/`
        const id = crypto.randomUUID()
        const uploadAs = (content: Parameters<typeof createFileForm>[0], as: string = id) => {
          const form = createFileForm(content, 'a.png')
          form.append('id', as)
          return form
        }
        const both = await Promise.all([
          saleManager.post(path, uploadAs(PNG)),
          saleManager.post(path, uploadAs(PNG, id.toUpperCase())),
        ])
        const [first, again] = await Promise.all(
          both.map((answer) => expectAnswer(answer, 'uploadAttachment')),
        )
        expect(again).toEqual(first)
        expect(first).toMatchObject({ id, sha256: await sha256(PNG) })
        await expectFieldErrors(
          await saleManager.post(path, uploadAs(Uint8Array.from([...PNG, 4]))),
          {
            '/id': 'duplicate',
          },
        )
        await expectFieldErrors(
          await saleManager.post(
            `/records/deal/${(await createDeal(people)).deal.id}/attachments/`,
            uploadAs(PNG),
          ),
          { '/id': 'duplicate' },
        )
        await expectFieldErrors(await saleManager.post(path, uploadAs(PNG, 'photo 1')), {
          '/id': 'wrong_format',
        })
      },
    ),
    idempotent('stores one file per idempotency key', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/records/deal/${deal.id}/attachments/`
      const send = () =>
        saleManager.post(path, createFileForm(PNG, 'a.png'), {
          'Idempotency-Key': `file-${deal.id}`,
        })
      expect(await expectAnswer(await send(), 'uploadAttachment')).toEqual(
        await expectAnswer(await send(), 'uploadAttachment'),
      )
      expect(await expectAnswer(await saleManager.get(path), 'listAttachments')).toHaveLength(1)
    }),
  ],
  downloadAttachment: [
    success('returns the same bytes as a download that browsers do not run', async (people) => {
      const { deal } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/records/deal/${deal.id}/attachments/`
      const { id } = await expectAnswer(
        await saleManager.post(path, createFileForm(PNG, 'Plan "ą".png')),
        'uploadAttachment',
      )
      const file = await saleManager.get(`${path}${id}/`)
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG)
      expect(file.headers.get('content-type')).toBe('image/png')
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="Plan a.png"; filename*=UTF-8''Plan%20%C4%85.png`,
      )
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('content-security-policy')).toContain('sandbox')
    }),
  ],
  removeAttachment: [
    forbidden('is forbidden for all but the uploader and global managers', async (people) => {
      const { deal } = await createDeal(people)
      const path = `/records/deal/${deal.id}/attachments/`
      const saleManager = await people.as('sale_manager')
      const { id } = await expectAnswer(
        await saleManager.post(path, createFileForm(PNG, 'a.png')),
        'uploadAttachment',
      )
      await expectProblem(
        await (await people.as('purchase_manager')).delete(`${path}${id}/`),
        'forbidden',
        403,
      )
      expect((await (await people.as('global_manager')).delete(`${path}${id}/`)).status).toBe(204)
    }),
  ],
} satisfies Cases
