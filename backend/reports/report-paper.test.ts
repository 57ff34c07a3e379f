import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { parseJson, toJson } from '../db/rows'
import type { Paper } from '../papers/paper'
import { loadPhotoImages, MAX_PHOTO_BYTES } from '../papers/photo-images'
import { findMissingTexts } from '../papers/read-pdf'
import { getTown } from './report-paper'

setUpTestWorlds()
const world = useTestWorld()

type Kind = 'supply_report' | 'cargo_report'
const kinds: readonly Kind[] = ['supply_report', 'cargo_report']

/** Finds an approved report of wood with clients, as a purchase manager. */
async function findReport(kind: Kind) {
  await world.loginAs('purchase_manager')
  const reports = await world.db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('kind', '=', kind)
    .where('status', '=', 'approved')
    .where('corrected_by_id', 'is', null)
    .orderBy('number_key')
    .execute()
  for (const report of reports) {
    const papers = await list(kind, report.id)
    if (papers.some(({ client }) => client && client.id !== papers[1]?.client?.id))
      return { report, papers, address: `${getAddress(kind, report.id)}${kind}/` }
  }
  throw new Error(`No ${kind} has clients`)
}

const getAddress = (kind: Kind, id: string) => `http://localhost/api/records/${kind}/${id}/papers/`

const list = async (kind: Kind, id: string) =>
  (await (await fetch(getAddress(kind, id))).json()) as Schemas['PaperItem'][]

const getPaper = async (address: string, client?: string): Promise<Paper> =>
  (await (await fetch(client ? `${address}?client_id=${client}` : address)).json()) as Paper

describe.each(kinds)('the %s', (kind) => {
  it.each(['en', 'fr', 'lt', 'es'] as const)(
    'is in the language of its reader, such as %s, and its PDF has the same texts',
    async (language) => {
      const { address } = await findReport(kind)
      const headers = { 'Accept-Language': language }
      await world.db.updateTable('people').set({ language }).execute()
      const paper = (await (await fetch(address, { headers })).json()) as Paper
      expect(paper).toMatchObject({ language, notice: null })
      expect(paper.result?.title).not.toBe('')
      const pdf = await fetch(`${address}pdf/`, { headers })
      expect(await findMissingTexts(new Uint8Array(await pdf.arrayBuffer()), paper)).toEqual([])
    },
  )

  it('starts with its verdict and remarks', async () => {
    const { report, address } = await findReport(kind)
    const { verdict, remarks } = parseJson(report.written)
    const { result } = await getPaper(address)
    const titles = { pass: 'Pass', remarks: 'Pass with remarks', fail: 'Fail' }
    expect(result).toMatchObject({ title: verdict && titles[verdict], text: remarks })
  })

  it('is sent to its partners only, because our own names all of them', async () => {
    const { papers, address } = await findReport(kind)
    expect(papers[0]).toMatchObject({ client: null, can_send: false })
    expect(papers.slice(1).every(({ can_send }) => can_send)).toBe(true)
    expect((await fetch(`${address}mail/`)).status).toBe(403)
    const mail = await fetch(`${address}mail/?client_id=${papers.at(-1)?.client?.id}`)
    expect(await mail.json()).toMatchObject({ partner: { id: papers.at(-1)?.client?.id } })
  })

  it('is not sent before it is approved', async () => {
    const { report, papers, address } = await findReport(kind)
    await world.db
      .updateTable('inspection_reports')
      .set({ status: 'submitted' })
      .where('id', '=', report.id)
      .execute()
    expect((await getPaper(address)).notice?.title).toBe('Submitted.')
    const client = papers.at(-1)?.client?.id
    expect((await fetch(`${address}mail/?client_id=${client}`)).status).toBe(409)
  })
})

/** Writes a text into every free text of a report. */
async function writeEverywhere({ id, written }: { id: string; written: unknown }, text: string) {
  const write = parseJson(written as Parameters<typeof parseJson>[0]) as Schemas['CargoReportWrite']
  const checks = Object.entries(write.checks).map(([name, check]) => [
    name,
    { ...check, remark: text },
  ])
  const changed = {
    ...write,
    remarks: text,
    place: text,
    checks: Object.fromEntries(checks) as typeof write.checks,
    photos: write.photos.map((photo) => ({ ...photo, caption: text })),
  }
  await world.db
    .updateTable('inspection_reports')
    .set({ written: toJson(changed) as never })
    .where('id', '=', id)
    .execute()
}

describe('the report of a supply', () => {
  it('for a client names no mill, no purchase and no volume of it', async () => {
    const { report, papers, address } = await findReport('supply_report')
    const { number, sawmill_name } = await world.db
      .selectFrom('supplies')
      .select(['number', 'sawmill_name'])
      .where('id', '=', report.supply_id)
      .executeTakeFirstOrThrow()
    await writeEverywhere(report, `Seen at ${sawmill_name}, order ${number}`)
    const client = papers.at(-1)?.client
    const text = JSON.stringify(await getPaper(address, client?.id))
    expect(text).toContain(client?.name)
    for (const hidden of [sawmill_name, number, 'Lot, pcs', 'Accepted, m³'])
      expect(text).not.toContain(hidden)
    expect(JSON.stringify(await getPaper(address))).toContain(`Seen at ${sawmill_name}`)
  })

  it('for a client leaves out a remark with the mill’s town, in any case and without accents', async () => {
    const { report, papers, address } = await findReport('supply_report')
    await world.db
      .updateTable('sawmills')
      .set({ address: 'Pramonės g. 4, 35102 Panevėžys' })
      .execute()
    const client = papers.at(-1)?.client
    for (const remark of ['Dried at panevezys', 'Džiovinta Panevėžyje']) {
      await writeEverywhere(report, remark)
      expect(JSON.stringify(await getPaper(address, client?.id))).not.toContain(remark)
      expect(JSON.stringify(await getPaper(address))).toContain(remark)
    }
    await world.db.updateTable('sawmills').set({ address: 'Cēsis', country: 'LV' }).execute()
    await writeEverywhere(report, 'Žāvēts Cēsu zāģētavā')
    expect(JSON.stringify(await getPaper(address, client?.id))).not.toContain('Žāvēts')
  })

  it('for a client keeps remarks that share words or numbers with the mill’s street', async () => {
    const { report, papers, address } = await findReport('supply_report')
    await world.db.updateTable('sawmills').set({ address: '12 Port Road, 4200 Slagelse' }).execute()
    const remark = 'Ends broken in transport to the port, two packs are 4200 mm'
    await writeEverywhere(report, remark)
    expect(JSON.stringify(await getPaper(address, papers.at(-1)?.client?.id))).toContain(remark)
  })

  it('for a client shows no pack marks, which the mill and our company see', async () => {
    const { report, papers, address } = await findReport('supply_report')
    const listPhotos = async (client?: string) =>
      (await getPaper(address, client)).photos.map(({ attachment_id }) => attachment_id)
    const { photos } = parseJson(report.written)
    const ids = photos.map(({ attachment_id }) => attachment_id)
    const others = photos.filter(({ kind }) => kind !== 'pack_marks')
    expect(others.length).toBeLessThan(ids.length)
    expect(await listPhotos()).toEqual(ids)
    expect(await listPhotos(papers[1]?.client?.id)).toEqual(ids)
    expect(await listPhotos(papers.at(-1)?.client?.id)).toEqual(
      others.map(({ attachment_id }) => attachment_id),
    )
  })

  it('for the mill names no client', async () => {
    const { report, papers, address } = await findReport('supply_report')
    const [, sawmill, ...clients] = papers
    await writeEverywhere(report, clients.map(({ client }) => client?.name).join())
    const text = JSON.stringify(await getPaper(address, sawmill?.client?.id))
    expect(text).toContain(sawmill?.client?.name)
    for (const { client } of clients) expect(text).not.toContain(client?.name)
  })
})

it.each([
  ['Pramonės g. 4, 35102 Panevėžys', 'Panevėžys'],
  ['Panevėžys, Pramonės g. 4', 'Panevėžys'],
  ['Tallinn, Pärnu mnt 1', 'Tallinn'],
  ['Cēsu nov., Priekuļi, Dārza iela 1', 'Cēsu nov. Priekuļi'],
  ['Unit 4, Port Road, Brechin', 'Brechin'],
  ['12 Port Road, 4200 Slagelse', 'Slagelse'],
  ['Varėna', 'Varėna'],
  ['Miško g. 12', 'Miško g.'],
])('the town of a mill at "%s" is "%s"', (address, town) => {
  expect(getTown(address)).toBe(town)
})

it('the report of a container names for a client no mill, no purchase and no other client', async () => {
  const { report, papers, address } = await findReport('cargo_report')
  const internal = await getPaper(address)
  const notes = internal.tables[0]?.rows.map(({ cells }) => cells[0]?.notes[0] ?? '') ?? []
  await world.db.updateTable('sawmills').set({ address: 'Ozolu iela 2, Cēsis' }).execute()
  await writeEverywhere(report, ['Seen in Cesis', ...notes].join(', '))
  for (const { client } of papers.slice(1)) {
    const text = JSON.stringify(await getPaper(address, client?.id))
    expect(text).toContain(client?.name)
    expect(text).not.toContain('Cesis')
    for (const note of notes)
      for (const hidden of note.split(', ')) expect(text).not.toContain(hidden)
    const others = papers.slice(1).filter((other) => other.client?.id !== client?.id)
    for (const other of others) expect(text).not.toContain(other.client?.name)
  }
})

describe('the photos of a report', () => {
  it('are in its PDF, which grows with them', async () => {
    const { address } = await findReport('cargo_report')
    const { photos } = await getPaper(address)
    expect(photos).not.toEqual([])
    const images = await loadPhotoImages({ db: world.db }, { photos })
    expect([...images.keys()]).toEqual(photos.map(({ attachment_id }) => attachment_id))
    const pdf = await (await fetch(`${address}pdf/`)).text()
    expect(pdf.match(/\/Subtype \/Image/g)?.length ?? 0).toBeGreaterThan(0)
  })

  it('are left out of the PDF beyond a limit of bytes', async () => {
    const { address } = await findReport('cargo_report')
    const { photos } = await getPaper(address)
    await world.db
      .updateTable('attachments')
      .set({ size: MAX_PHOTO_BYTES - 1 })
      .execute()
    expect((await loadPhotoImages({ db: world.db }, { photos })).size).toBe(1)
  })

  it('are 40 at most, and the paper says how many it leaves out', async () => {
    const { report, address } = await findReport('cargo_report')
    const write = parseJson(report.written)
    const [photo] = write.photos
    const photos = Array.from({ length: 43 }, (_, at) => ({
      ...photo!,
      id: crypto.randomUUID(),
      kind: at === 42 ? ('defect' as const) : ('other' as const),
    }))
    await world.db
      .updateTable('inspection_reports')
      .set({ written: toJson({ ...write, photos }) as never })
      .where('id', '=', report.id)
      .execute()
    const paper = await getPaper(address)
    expect(paper.photos).toHaveLength(40)
    expect(paper.photos.at(-1)?.caption).toMatch(/^Defect/)
    expect(paper.notes[0]).toBe('3 more photos are kept with the report.')
  })
})
