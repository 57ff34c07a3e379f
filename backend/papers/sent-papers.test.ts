import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { loadPaperFonts } from '../../server/paper-fonts'
import { secureRandom } from '../app-context'
import type { Schemas } from '../call'
import { PNG } from '../conformance/fixtures/samples'
import { parseJson, toJson } from '../db/rows'
import { sha256 } from '../identifiers'
import { recordKinds } from '../record-kinds'
import { toDataUrl } from './data-url'
import { createErasedEmail } from '../people/erased-email'
import { drawMailedPaper } from './draw-mailed-paper'
import { readPdfPages } from './read-pdf'
import { loadSentPaper } from './sent-papers'

setUpTestWorlds()
const world = useTestWorld()

/** Opens a paper to send it. */
const readMail = async (path: string, version = '') =>
  (await (await fetch(`${path}/mail/${version}`)).json()) as Schemas['PaperMail']

const sendMail = (
  path: string,
  { revision, client_id, content_hash }: Schemas['PaperMail'],
  write: Pick<Schemas['PaperMailWrite'], 'subject' | 'to'>,
) =>
  fetch(`${path}/send/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      revision,
      client_id,
      content_hash,
      text: 'Attached.',
      copy_to_self: false,
      ...write,
    }),
  })

async function insertLogo() {
  const logo = {
    name: 'logo.png',
    media_type: 'image/png' as const,
    size: PNG.length,
    sha256: await sha256(PNG),
  }
  const { media_type } = logo
  await world.db
    .insertInto('logos')
    .values({ sha256: logo.sha256, media_type, content: PNG })
    .execute()
  await world.db
    .updateTable('house_settings')
    .set({ logo: toJson(logo) })
    .execute()
}

it('a mail carries the paper as it was sent, although the record has changed since', async () => {
  const { id, client_id, name } = await world.db
    .selectFrom('cargos')
    .innerJoin('cargo_loads', 'cargo_loads.cargo_id', 'cargos.id')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .select(['cargos.id', 'clients.id as client_id', 'clients.name'])
    .where('cargos.status', '=', 'in_transit')
    .where('cargos.kind', '=', 'container')
    .executeTakeFirstOrThrow()
  await world.loginAs('cargo_manager')
  const path = `http://localhost/api/records/cargo/${id}/papers/packing_list`
  await insertLogo()
  const suggested = await readMail(path, `?client_id=${client_id}`)
  const write = {
    subject: 'Packing list',
    to: [{ name: '', email: 'dock@client.example' }],
  }
  // A change that was saved while its dialog was open.
  await world.db.updateTable('cargos').set({ container_number: 'TCLU4265447' }).execute()
  const refused = await sendMail(path, suggested, write)
  expect(await refused.json()).toMatchObject({ code: 'paper_changed' })
  const reopened = await readMail(path, `?client_id=${client_id}`)
  expect((await sendMail(path, reopened, write)).status).toBe(204)
  await world.db.updateTable('clients').set({ name: 'Renamed' }).execute()
  await world.db.updateTable('house_settings').set({ logo: null }).execute()
  const { paper } = await world.db
    .selectFrom('mails')
    .select('paper')
    .where('paper', 'is not', null)
    .executeTakeFirstOrThrow()
  const mailed = parseJson(paper!)
  expect(mailed.sent_id).toEqual(expect.any(String) as unknown)
  const host = { db: world.db, clock: () => new Date(), random: secureRandom, loadPaperFonts }
  const content = await drawMailedPaper(recordKinds, host, mailed)
  const text = (await readPdfPages(content!)).join(' ').replace(/\s+/g, ' ')
  expect(text).toContain(name)
  expect(text).not.toContain('Renamed')
  const kept = await loadSentPaper(world.db, mailed, mailed.sent_id ?? '')
  expect(kept.issuer.logo).toBe(toDataUrl(PNG, 'image/png'))
})

it('the last recipients of a forwarder are suggested for its next paper, and for nobody else', async () => {
  const cargos = await world.db
    .selectFrom('cargos')
    .select('id')
    .where('kind', '=', 'container')
    .where('status', 'in', ['in_transit', 'arrived'])
    .limit(2)
    .execute()
  const complete = {
    forwarder: 'Hansa',
    booking_number: 'BK1',
    container_number: 'CSQU3054383',
    vgm_kg: 24_000,
    vgm_method: 'method_2',
    vgm_date: '2026-11-20',
  } as const
  await world.db.updateTable('cargos').set(complete).execute()
  await world.loginAs('cargo_manager')
  const [first = '', second = ''] = cargos.map(
    ({ id }) => `http://localhost/api/records/cargo/${id}/papers/vgm_declaration`,
  )
  const readRecipients = async () => (await readMail(second)).recipients
  expect(await readRecipients()).toEqual([])
  const to = [{ name: 'Rasa', email: 'docs@hansa.example' }]
  const send = async (recipients: Schemas['PaperMail']['recipients']) =>
    sendMail(first, await readMail(first), { subject: 'VGM', to: recipients })
  expect((await send(to)).status).toBe(204)
  expect(await readRecipients()).toEqual(to)
  await world.db.updateTable('cargos').set({ forwarder: 'Baltic' }).execute()
  expect(await readRecipients()).toEqual([])
  // Neither is required of a declaration.
  await world.db.updateTable('cargos').set({ forwarder: null, carrier: null }).execute()
  expect((await send(to)).status).toBe(204)
  expect(await readRecipients()).toEqual([])
  await world.db.updateTable('cargos').set({ carrier: 'Hansa' }).execute()
  expect(await readRecipients()).toEqual(to)
  // Mails of the same moment are in the order of their ids, as in the list of sent papers.
  const others = [{ name: 'Jonas', email: 'jonas@hansa.example' }]
  expect((await send(others)).status).toBe(204)
  await world.db.updateTable('sent_papers').set({ sent_at: '2026-11-20T08:00:00.000Z' }).execute()
  for (const [digit, expected] of [
    ['0', to],
    ['f', others],
  ] as const) {
    await world.db
      .updateTable('sent_papers')
      .set({ id: digit.repeat(36) })
      .where('recipients', '=', toJson(to))
      .where('forwarder', '=', 'Hansa')
      .execute()
    expect(await readRecipients()).toEqual(expected)
  }
  // Neither erased people nor removed recipients are suggested.
  const erased = toJson([{ name: '', email: createErasedEmail(1) }, ...to])
  await world.db.updateTable('sent_papers').set({ recipients: erased }).execute()
  expect(await readRecipients()).toEqual(to)
  await world.db
    .updateTable('sent_papers')
    .set({ recipients: '[]' as never })
    .execute()
  expect(await readRecipients()).toEqual([])
})
