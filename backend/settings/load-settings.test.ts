import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../db/test-database'
import { secureRandom } from '../app-context'
import { seedFirstDay } from '../seed/worlds'
import { findSettingsErrors } from '@domain/rules/settings-rules'
import { loadSettings, loadSettingsRow } from './load-settings'

const clock = () => new Date('2026-11-20T09:30:00Z')

it('a new installation has settings to fill in', async () => {
  const db = await createEmptyDatabase()
  const { letterhead, invoice_prefix, paper_texts } = await loadSettings(db)
  expect(letterhead).toMatchObject({
    name: 'Timberdesk',
    address: [],
    country: 'LT',
    vat_code: null,
    logo: null,
    bank_accounts: [],
    certificates: [],
  })
  expect(invoice_prefix).toBe('')
  expect(paper_texts.invoice.es).toEqual({ terms: null, mail_subject: null, mail_body: null })
})

it('a seeded world has a complete and valid letterhead', async () => {
  const db = await createEmptyDatabase()
  await seedFirstDay(db, { clock, random: secureRandom })
  const { letterhead, paper_texts } = await loadSettings(db)
  expect(letterhead.address).toEqual(['Smiltynės g. 1', 'LT-91001 Klaipėda'])
  expect(
    Object.entries(letterhead).flatMap(([name, value]) => (value === null ? name : [])),
  ).toEqual(['logo'])
  for (const text of Object.values(paper_texts.order_confirmation))
    expect(text.terms).not.toBeNull()
  expect(findSettingsErrors(await loadSettingsRow(db))).toEqual([])
})
