import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { pick } from '../db/rows'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '../deals/revised-deal'
import { expectAnswer } from './answers'
import type { People } from './host'
import {
  type Deal,
  createDealWrite,
  findPersonId,
  sampleLine,
  postDealTransition,
  readDeal,
} from './saved-deals'
import { advanceCargo, createLoad, createReadyWood, sampleTruck, saveCargo } from './saved-cargos'

export type Revision = Schemas['DealRevision']
type RevisionWrite = Schemas['DealRevisionWrite']

type OpenInput = Schemas['RevisionOpen']

export const postRevision = async (
  people: People,
  role: Role,
  { id }: Pick<Deal, 'id'>,
  body: Partial<OpenInput> = { reason: 'The client asks for it' },
): Promise<Response> => (await people.as(role)).post(`/deals/${id}/revisions/`, body)

/** Opens a revision by the deal's sale manager. */
export const openRevision = async (
  people: People,
  deal: Pick<Deal, 'id'>,
  body?: OpenInput,
): Promise<Revision> =>
  expectAnswer(await postRevision(people, 'sale_manager', deal, body), 'openDealRevision')

/** Returns the payload of a revision. */
export const toRevisionWrite = (
  revision: Revision,
  change: Partial<RevisionWrite> = {},
): RevisionWrite => ({
  ...pick(revision, REVISED_TERM_NAMES),
  lines: revision.lines.map(toRevisionLine),
  ...change,
})

export const toRevisionLine = (line: Schemas['DealLine']): RevisionWrite['lines'][number] =>
  pick(line, REVISED_LINE_NAMES)

/** Returns the lines of a revision with a change of the first one. */
export const changeFirstLine = (
  { lines }: Revision,
  change: Partial<RevisionWrite['lines'][number]>,
): Pick<RevisionWrite, 'lines'> => ({
  lines: lines.map((line, i) => ({ ...toRevisionLine(line), ...(i === 0 && change) })),
})

const getPath = ({ deal_id, revision }: Pick<Revision, 'deal_id' | 'revision'>): string =>
  `/deals/${deal_id}/revisions/${revision}/`

export const putRevision = async (
  people: People,
  role: Role,
  revision: Revision,
  change: Partial<RevisionWrite>,
): Promise<Response> =>
  (await people.as(role)).put(getPath(revision), toRevisionWrite(revision, change), {
    'If-Match': `"${revision.version}"`,
  })

/** Saves a change of a revision by the deal's sale manager. */
export const changeRevision = async (
  people: People,
  revision: Revision,
  change: Partial<RevisionWrite>,
): Promise<Revision> =>
  expectAnswer(await putRevision(people, 'sale_manager', revision, change), 'updateDealRevision')

export const postRevisionTransition = async (
  people: People,
  role: Role,
  revision: Pick<Revision, 'deal_id' | 'revision' | 'version'>,
  step: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  (await people.as(role)).post(`${getPath(revision)}transitions/`, step, {
    'If-Match': `"${revision.version}"`,
    ...headers,
  })

/** Makes a transition of a revision by the deal's sale manager. */
export const transitionRevision = async (
  people: People,
  revision: Revision,
  step: object,
): Promise<Revision> =>
  expectAnswer(
    await postRevisionTransition(people, 'sale_manager', revision, step),
    'transitionDealRevision',
  )

/** Opens a revision with these terms, sends it and lets the client agree. */
export async function createAgreedRevision(
  people: People,
  deal: Pick<Deal, 'id'>,
  getChange: (revision: Revision) => Partial<RevisionWrite>,
): Promise<Revision> {
  const opened = await openRevision(people, deal)
  const changed = await changeRevision(people, opened, getChange(opened))
  const sent = await transitionRevision(people, changed, { to: 'sent' })
  return transitionRevision(people, sent, { to: 'agreed' })
}

export const readRevision = async (
  people: People,
  revision: Pick<Revision, 'deal_id' | 'revision'>,
  role: Role = 'sale_manager',
): Promise<Revision> =>
  expectAnswer(await (await people.as(role)).get(getPath(revision)), 'getDealRevision')

export const listRevisions = async (people: People, { id }: Pick<Deal, 'id'>) =>
  (
    await expectAnswer(
      await (await people.as('sale_manager')).get(`/deals/${id}/revisions/`),
      'listDealRevisions',
    )
  ).items

/** Creates a deal of 40 m3 of which this many m3 are loaded onto a truck. */
export async function createLoadedDeal(people: People, loaded: string): Promise<Deal> {
  const wood = await createReadyWood(people)
  const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, loaded)] }))
  await advanceCargo(people, truck, 'booked', 'loading')
  return readDeal(people, wood.deal)
}

/** Returns a line of a revision, which has no planned price. */
export function sampleRevisionLine() {
  const { planned_purchase_price: _, ...line } = sampleLine()
  return line
}

/** Creates an issued deal of another sale manager than the demo's. */
export async function createOthersDeal(people: People): Promise<Deal> {
  const admin = await people.as('admin')
  const { items } = await expectAnswer(
    await admin.get('/people/staff/?role=sale_manager'),
    'listStaff',
  )
  const sellerId = await findPersonId(people, 'sale_manager')
  const other = items.find(({ id }) => id !== sellerId) ?? expect.fail('another sale manager')
  const write = await createDealWrite(people, { sale_manager_id: other.id })
  const deal = await expectAnswer(await admin.post('/deals/', write), 'createDeal')
  return expectAnswer(
    await postDealTransition(people, 'admin', deal, { to: 'order_confirmation' }),
    'transitionDeal',
  )
}
