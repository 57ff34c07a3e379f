import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Role, Schemas } from '../call'
import { toJson } from '../db/rows'
import { completePaperTexts, toStoredPaperTexts } from '../settings/paper-texts'
import type { Paper, PaperName } from './paper'

setUpTestWorlds()
const world = useTestWorld()

/** Sets the standard terms of a paper in all languages, and our name with an FSC certificate. */
async function changeSettings(paper: PaperName, terms: string, code: string): Promise<void> {
  const text = { terms, mail_subject: null, mail_body: null }
  const texts = { ...completePaperTexts({}), [paper]: { en: text, fr: text, lt: text, es: text } }
  await world.db
    .updateTable('house_settings')
    .set({
      paper_texts: toJson(toStoredPaperTexts(texts)),
      certificates: toJson([{ scheme: 'fsc' as const, code }]),
      name: `House of ${code}`,
    })
    .execute()
}

async function send<Answer>(role: Role, path: string, body?: object, version = 1) {
  await world.loginAs(role)
  const answer = await fetch(`http://localhost/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json()) as Answer
}

const getTexts = ({ notes, tables, issuer }: Paper) => ({
  terms: notes.at(-1),
  house: issuer.name,
  codes: JSON.stringify(tables).match(/FSC-\d/g) ?? [],
})

describe('an issued paper keeps the letterhead, standard terms and certificate codes of its day:', () => {
  beforeEach(async () => {
    await world.db.updateTable('deal_lines').set({ certification: 'fsc_100' }).execute()
    await world.db.updateTable('supply_lines').set({ certification: 'fsc_100' }).execute()
  })

  it('an order confirmation', async () => {
    const { id } = await world.db
      .selectFrom('deals')
      .select('id')
      .where('status', '=', 'draft')
      .where('delivery_week_from', 'is not', null)
      .where('revenue_cents', '>', 0)
      .orderBy('number_key', 'desc')
      .executeTakeFirstOrThrow()
    const { version } = await send<Schemas['Deal']>('admin', `/deals/${id}/`)
    await changeSettings('order_confirmation', 'Terms of today', 'FSC-1')
    const transition = { to: 'order_confirmation', override: true, reason: 'Agreed by phone.' }
    const transitions = `/deals/${id}/transitions/`
    const issued = await send<Schemas['Deal']>('admin', transitions, transition, version)
    await changeSettings('order_confirmation', 'Terms of tomorrow', 'FSC-2')
    const path = `/records/deal/${id}/papers`
    const texts = getTexts(await send<Paper>('admin', `${path}/order_confirmation/`))
    expect(texts).toMatchObject({ terms: 'Terms of today', house: 'House of FSC-1' })
    expect(new Set(texts.codes)).toEqual(new Set(['FSC-1']))
    // The proforma of the same terms is not issued.
    await send('admin', transitions, { ...transition, to: 'confirmed' }, issued.version)
    await changeSettings('proforma_invoice', 'Pay first', 'FSC-3')
    expect(getTexts(await send<Paper>('admin', `${path}/proforma_invoice/`))).toMatchObject({
      terms: 'Pay first',
      house: 'House of FSC-3',
    })
  })

  it('a purchase order, while a draft shows those of today', async () => {
    const { id } = await world.db
      .selectFrom('supplies')
      .select('id')
      .where('status', '=', 'draft')
      .orderBy('number_key', 'desc')
      .executeTakeFirstOrThrow()
    const path = `/records/supply/${id}/papers/supply_order/`
    await changeSettings('supply_order', 'Terms of yesterday', 'FSC-0')
    expect(getTexts(await send<Paper>('admin', path)).terms).toBe('Terms of yesterday')
    await changeSettings('supply_order', 'Terms of today', 'FSC-1')
    const { version } = await send<Schemas['Supply']>('admin', `/supplies/${id}/`)
    const transition = { to: 'ordered', override: true, reason: 'Agreed by phone.' }
    await send('admin', `/supplies/${id}/transitions/`, transition, version)
    await changeSettings('supply_order', 'Terms of tomorrow', 'FSC-2')
    const texts = getTexts(await send<Paper>('admin', path))
    expect(texts).toMatchObject({ terms: 'Terms of today', house: 'House of FSC-1' })
    expect(new Set(texts.codes)).toEqual(new Set(['FSC-1']))
  })
})

it('a certificate is printed with claims of its own scheme only', async () => {
  await changeSettings('supply_order', '', 'FSC-1')
  const { id } = await world.db.selectFrom('supplies').select('id').executeTakeFirstOrThrow()
  const path = `/records/supply/${id}/papers/supply_order/`
  for (const [certification, codes] of [
    ['none', []],
    ['pefc_100', []],
    ['fsc_mix_credit', ['FSC-1']],
  ] as const) {
    await world.db.deleteFrom('supply_orders').where('supply_id', '=', id).execute()
    await world.db
      .updateTable('supply_lines')
      .set({ certification })
      .where('supply_id', '=', id)
      .execute()
    const found = getTexts(await send<Paper>('admin', path)).codes
    expect([...new Set(found)], certification).toEqual(codes)
  }
})

it('a paper that is not issued prints the standard terms of today', async () => {
  await changeSettings('packing_list', 'Wood is sold as it is.\nStack it dry.', 'FSC-1')
  const { id } = await world.db.selectFrom('cargos').select('id').executeTakeFirstOrThrow()
  const path = `/records/cargo/${id}/papers/packing_list/`
  const { notes } = await send<Paper>('cargo_manager', path)
  expect(notes.slice(-2)).toEqual(['Wood is sold as it is.', 'Stack it dry.'])
})
