import { expect } from 'vitest'
import { maxBytes } from '@contract/uploads'
import type { Schemas } from '../../call'
import { sha256 } from '../../identifiers'
import { createJpeg, createPng } from '../../papers/sample-images'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { invalid, stale, success, type Cases } from '../case'
import type { People, Visitor } from '../host'
import { PNG, createFileForm } from '../fixtures/samples'
import { putSettings } from '../fixtures/saved-settings'

const JPEG = createJpeg()

const readSettings = async (admin: Visitor) =>
  expectAnswer(await admin.get('/settings/'), 'getSettings')

/** Returns the stored texts with changed texts of the French invoice. */
async function changeInvoiceTexts(people: People, change: Partial<Schemas['PaperText']>) {
  const { paper_texts } = await readSettings(await people.as('admin'))
  const { invoice } = paper_texts
  return {
    paper_texts: { ...paper_texts, invoice: { ...invoice, fr: { ...invoice.fr, ...change } } },
  }
}

export const settingsCases = {
  getSeller: [
    success(
      'tells anybody the company, its email and address, and nothing else',
      async (people) => {
        const { name, email, address } = await readSettings(await people.as('admin'))
        const seller = await expectAnswer(await people.stranger().get('/seller/'), 'getSeller')
        expect(seller).toEqual({ name, email, address })
      },
    ),
  ],
  getSettings: [
    success(
      'returns a complete letterhead, and default mails in four languages',
      async ({ as }) => {
        const settings = await readSettings(await as('admin'))
        expect(settings.bank_accounts.map(({ currency }) => currency)).toContain('EUR')
        expect(settings.default_mails.packing_list.fr.mail_subject).toBe(
          'Liste de colisage {{number}}',
        )
        expect(settings.default_mails.invoice.lt.mail_body).toContain('{{sender}}\n{{company}}')
      },
    ),
  ],
  updateSettings: [
    invalid('keeps logins for a week at least, and history for a year', async (people) => {
      await expectFieldErrors(
        await putSettings(people, { keep_logins_days: 6, keep_history_days: 364 }),
        { '/keep_logins_days': 'too_small', '/keep_history_days': 'too_small' },
      )
    }),
    success('stores codes without separators, and records who changed what', async (people) => {
      const changed = await expectAnswer(
        await putSettings(people, {
          name: `Timberdesk ${crypto.randomUUID().slice(0, 8)}`,
          vat_code: 'lt 100 013 245 612',
          eori: 'lt 305 412 876',
          website: '',
          bank_accounts: [
            {
              currency: 'GBP',
              bank: 'Bank',
              iban: 'gb29 nwbk 6016 1331 9268 19',
              bic: 'nwbk gb 2l',
            },
          ],
        }),
        'updateSettings',
      )
      expect(changed).toMatchObject({
        vat_code: 'LT100013245612',
        eori: 'LT305412876',
        website: null,
        bank_accounts: [{ iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' }],
      })
      const admin = await people.as('admin')
      expect(await readSettings(admin)).toEqual(changed)
      const { items } = await expectAnswer(
        await admin.get('/settings/activity/'),
        'listSettingsActivity',
      )
      expect(items[0]?.by).toEqual(changed.updated_by)
      const logged = Object.fromEntries(items[0]?.changes.map(({ field, to }) => [field, to]) ?? [])
      expect(logged).toMatchObject({
        name: changed.name,
        website: null,
        bank_accounts: 'GBP GB29NWBK60161331926819, NWBKGB2L, Bank',
      })
    }),
    success('keeps the version if nothing changed', async (people) => {
      const before = await readSettings(await people.as('admin'))
      expect(await expectAnswer(await putSettings(people, {}), 'updateSettings')).toEqual(before)
    }),
    success('stores a text, and forgets one that equals its default', async (people) => {
      const { default_mails } = await readSettings(await people.as('admin'))
      const terms = `Escompte pour paiement anticipé : néant. ${crypto.randomUUID()}`
      const own = await expectAnswer(
        await putSettings(
          people,
          await changeInvoiceTexts(people, {
            terms,
            mail_subject: 'Facture {{number}} pour {{contact}}',
            mail_body: default_mails.invoice.fr.mail_body.replaceAll('\n', '\r\n'),
          }),
        ),
        'updateSettings',
      )
      expect(own.paper_texts.invoice.fr).toEqual({
        terms,
        mail_subject: 'Facture {{number}} pour {{contact}}',
        mail_body: null,
      })
      const { items } = await expectAnswer(
        await (await people.as('admin')).get('/settings/activity/'),
        'listSettingsActivity',
      )
      expect(items[0]?.changes).toMatchObject([
        { field: 'paper_texts.invoice.fr.terms', to: terms },
        { field: 'paper_texts.invoice.fr.mail_subject', from: null },
      ])
      const restored = await expectAnswer(
        await putSettings(
          people,
          await changeInvoiceTexts(people, { terms: '', mail_subject: ' ', mail_body: null }),
        ),
        'updateSettings',
      )
      expect(restored.paper_texts.invoice.fr).toEqual({
        terms: null,
        mail_subject: null,
        mail_body: null,
      })
    }),
    invalid(
      'refuses wrong codes, and a second account or certificate of a kind',
      async (people) => {
        const account = { currency: 'EUR', bank: 'Bank', bic: 'JURBLT22' } as const
        await expectFieldErrors(
          await putSettings(people, {
            country: 'ZZ',
            eori: '305412876',
            bank_accounts: [
              { ...account, iban: 'LT121000011101001001' },
              { ...account, iban: 'LT121000011101001000', bic: 'JURB' },
            ],
            certificates: [
              { scheme: 'fsc', code: 'XXX-COC-123456' },
              { scheme: 'fsc', code: 'XXX-COC-123457' },
            ],
          }),
          {
            '/country': 'unknown_value',
            '/eori': 'wrong_format',
            '/bank_accounts/0/iban': 'iban_check_digits',
            '/bank_accounts/1/bic': 'wrong_format',
            '/bank_accounts/1/currency': 'duplicate',
            '/certificates/1/scheme': 'duplicate',
          },
        )
        await expectFieldErrors(
          await putSettings(people, { name: '', invoice_prefix: 'TD/2026' }),
          {
            '/name': 'required',
            '/invoice_prefix': 'wrong_format',
          },
        )
      },
    ),
    invalid('refuses unknown placeholders, and a subject of two lines', async (people) => {
      const unknown = await expectProblem(
        await putSettings(
          people,
          await changeInvoiceTexts(people, { mail_body: 'Bonjour {{client}}' }),
        ),
        'validation',
        422,
      )
      expect(unknown.errors).toEqual([
        {
          pointer: '/paper_texts/invoice/fr/mail_body',
          code: 'unknown_placeholder',
          params: {
            name: '{{client}}',
            example: '{{number}}, {{company}}, {{contact}}, {{sender}}',
          },
        },
      ])
      await expectFieldErrors(
        await putSettings(
          people,
          await changeInvoiceTexts(people, { mail_subject: 'Facture\nBcc: x@y.example' }),
        ),
        { '/paper_texts/invoice/fr/mail_subject': 'wrong_format' },
      )
    }),
    stale('refuses a stale version', async (people) => {
      const admin = await people.as('admin')
      const { version, updated_at, updated_by, logo, default_mails, ...write } =
        await readSettings(admin)
      await expectProblem(
        await admin.put('/settings/', write, { 'If-Match': `"${version + 1}"` }),
        'stale',
        412,
      )
    }),
  ],
  uploadLogo: [
    success('detects PNG and JPEG by content, and keeps the version', async ({ as }) => {
      const admin = await as('admin')
      const { version } = await readSettings(admin)
      const logo = await expectAnswer(
        await admin.post('/settings/logo/', createFileForm(PNG, 'ženklas.png', 'text/html')),
        'uploadLogo',
      )
      expect(logo).toEqual({
        name: 'ženklas.png',
        media_type: 'image/png',
        size: PNG.byteLength,
        sha256: await sha256(PNG),
      })
      expect(await readSettings(admin)).toMatchObject({ logo, version })
      expect(
        await expectAnswer(
          await admin.post('/settings/logo/', createFileForm(JPEG, 'logo.jpg')),
          'uploadLogo',
        ),
      ).toMatchObject({ media_type: 'image/jpeg' })
      const { items } = await expectAnswer(
        await admin.get('/settings/activity/'),
        'listSettingsActivity',
      )
      expect(items[0]?.changes).toEqual([
        { field: 'logo', line: null, from: 'ženklas.png', to: 'logo.jpg' },
      ])
    }),
    invalid(
      'refuses other kinds of file, disguised, cut off, unreadable and large ones',
      async ({ as }) => {
        const admin = await as('admin')
        for (const form of [
          createFileForm('<svg/>', 'logo.svg'),
          createFileForm('<svg/>', 'logo.png'),
          createFileForm('GIF89a', 'logo.gif'),
        ])
          await expectProblem(await admin.post('/settings/logo/', form), 'unsupported_file', 415)
        await expectFieldErrors(
          await admin.post('/settings/logo/', createFileForm(PNG.slice(0, -5), 'a.png')),
          {
            '/file': 'incomplete_file',
          },
        )
        for (const [content, code] of [
          [createPng({ width: 24, height: 24, colorType: 6 }), 'unreadable_image'],
          [createPng({ width: 1, height: 1 }), 'too_few_pixels'],
          [createPng({ width: 5000, height: 2001, pixels: new Uint8Array() }), 'too_many_pixels'],
        ] as const)
          await expectFieldErrors(
            await admin.post('/settings/logo/', createFileForm(content, 'a.png')),
            {
              '/file': code,
            },
          )
        await expectProblem(
          await admin.post(
            '/settings/logo/',
            createFileForm(new Uint8Array(maxBytes.uploadLogo + 1), 'a.png'),
          ),
          'too_large',
          413,
        )
        await expectFieldErrors(await admin.post('/settings/logo/', new FormData()), {
          '/file': 'required',
        })
      },
    ),
  ],
  downloadLogo: [
    success('returns the same bytes as a download that browsers do not run', async ({ as }) => {
      const admin = await as('admin')
      await admin.post('/settings/logo/', createFileForm(PNG, 'logo.png'))
      const file = await admin.get('/settings/logo/')
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG)
      expect(file.headers.get('content-type')).toBe('image/png')
      expect(file.headers.get('content-security-policy')).toContain('sandbox')
    }),
  ],
  removeLogo: [
    success('removes the logo, also twice', async ({ as }) => {
      const admin = await as('admin')
      await admin.post('/settings/logo/', createFileForm(PNG, 'logo.png'))
      for (let time = 0; time < 2; time += 1)
        expect((await admin.delete('/settings/logo/')).status).toBe(204)
      expect((await readSettings(admin)).logo).toBeNull()
      await expectProblem(await admin.get('/settings/logo/'), 'not_found', 404)
    }),
  ],
  listSettingsActivity: [
    success('lists changes newest first, in pages', async (people) => {
      for (const name of ['Timberdesk I', 'Timberdesk II'])
        expect((await putSettings(people, { name })).status).toBe(200)
      const admin = await people.as('admin')
      const readPage = async (search: string) =>
        expectAnswer(
          await admin.get(`/settings/activity/?limit=1${search}`),
          'listSettingsActivity',
        )
      const first = await readPage('')
      const second = await readPage(`&cursor=${first.next_cursor}`)
      expect(
        [first, second].map(({ items }) => items.map(({ changes }) => changes[0]?.to)),
      ).toEqual([['Timberdesk II'], ['Timberdesk I']])
      expect([(first.total ?? 0) >= 2, second.total]).toEqual([true, null])
    }),
    invalid('refuses an unreadable cursor', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/settings/activity/?cursor=x'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
} satisfies Cases
