import { getPartnerLanguage, getCountryLanguage } from '@domain/languages'
import { formatPort } from '@domain/ports'
import type { Schemas } from '../../call'
import type { Db, Row } from '../../db/tables'
import { findClientPartner } from '../../deals/deal-paper'
import {
  type PaperCall,
  type PaperDefinition,
  type PaperVersion,
  toLines,
} from '../../papers/paper'
import { formatWoodName } from '../../papers/goods-table'
import { formatBusinessDay, formatIncoterms } from '../../papers/terms'
import { loadLetterhead } from '../../papers/letterhead'
import type { PaperTexts } from '../../papers/texts'
import { CARGO_ROLES, canWorkOnCargo } from '../policy'
import { presentCargo } from '../present-cargo'
import { requireCargo } from '../queries'
import type { Cargo, CargoLoad } from '../schema'

/** A deal whose wood is in the cargo, with its client. */
export type Consignee = {
  client_id: string
  name: string
  address: string | null
  country: string
  vat_code: string | null
  deal_id: string
  number: string
  customer_reference: string | null
  incoterms: Schemas['Incoterms']
  destination: string | null
}

/** The cargo of a paper, with the deals of its client; without a client, with all deals. */
export type CargoContent = { cargo: Cargo; consignees: readonly Consignee[] }

/** Roles and permissions of all papers of a cargo. */
export const cargoPaperAccess = {
  roles: CARGO_ROLES,
  canSend: canWorkOnCargo,
} satisfies Partial<PaperDefinition<unknown>>

/** Loads the cargo of a paper. A paper for one client has no other client's wood. */
export async function loadCargoContent(
  call: PaperCall,
  { id }: Row<'cargos'>,
  { client }: PaperVersion,
): Promise<CargoContent> {
  const all = await findConsignees(call.db, id)
  const consignees = all.filter(({ client_id }) => !client || client_id === client.id)
  return { cargo: await presentCargo(call, await requireCargo(call.db, id)), consignees }
}

/** Returns the loads of the deals. */
export const getOwnLoads = ({ cargo, consignees }: CargoContent): CargoLoad[] =>
  cargo.lines.filter(({ deal }) => consignees.some(({ deal_id }) => deal_id === deal.id))

/**
 * Returns the gross weights of loads, or the net weights of all if any gross weight is unknown,
 * because a sum must not mix gross and net weights.
 */
export function weighLoads(loads: readonly CargoLoad[]) {
  const isGross = loads.every(({ gross_kg }) => gross_kg !== null)
  const getWeight = (load: CargoLoad): number =>
    isGross ? load.counted_gross_kg : load.counted_net_kg
  return {
    isGross,
    getWeight,
    totalKg: loads.reduce((sum, load) => sum + getWeight(load), 0),
  }
}

/** Returns the deals of a cargo in the order of its loads, each once. */
async function findConsignees(db: Db, cargoId: string): Promise<Consignee[]> {
  const rows = await db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .select([
      'deals.client_id',
      'clients.name',
      'clients.address',
      'clients.country',
      'clients.language',
      'clients.vat_code',
      'deals.id as deal_id',
      'deals.number',
      'deals.customer_reference',
      'deals.incoterms_rule as rule',
      'deals.incoterms_place as place',
      'deals.destination',
    ])
    .where('cargo_id', '=', cargoId)
    .orderBy('cargo_loads.position')
    .execute()
  return [
    ...new Map(
      rows.map(({ rule, place, ...row }) => [row.deal_id, { ...row, incoterms: { rule, place } }]),
    ).values(),
  ]
}

/** Returns one consignee per client; of several deals, the last. */
const listClients = <One extends { client_id: string }>(consignees: readonly One[]): One[] => [
  ...new Map(consignees.map((one) => [one.client_id, one])).values(),
]

/** Lists a version for each client, in the client's language. */
export async function listClientVersions(
  { db }: PaperCall,
  { id, port_of_discharge }: Row<'cargos'>,
): Promise<PaperVersion[]> {
  const consignees = await findConsignees(db, id)
  const clients = listClients(consignees)
  const head = { revision: null, issued_at: null }
  // An empty cargo has a paper too, which says that it is planned.
  if (clients.length === 0)
    return [
      { ...head, client: null, language: getCountryLanguage(port_of_discharge?.slice(0, 2) ?? '') },
    ]
  return clients.map((client) => ({
    ...head,
    client: { id: client.client_id, name: client.name },
    language: getPartnerLanguage(client),
  }))
}

/** Returns the client of a version, with its contacts. */
export const findVersionPartner: PaperDefinition<unknown>['findPartner'] = async (
  db,
  _cargo,
  { client },
) => client && findClientPartner(db, { client_id: client.id })

type CargoField = 'seal_number' | 'bill_of_lading' | 'booking_number' | 'carrier' | 'forwarder'

/** Creates the parts that several papers of a cargo share. */
export function createCargoParts(call: PaperCall, texts: PaperTexts, cargo: Cargo) {
  const { t, format } = texts
  const createTerm = (
    name: CargoField | 'container_number' | 'truck_plate' | 'trailer_plate' | 'driver' | 'vessel',
    value: string | null = cargo[name],
  ): Schemas['PaperTerm'] => ({ term: t(`field.${name}`), value })
  return {
    number: cargo.number,
    details: [t('as_of', { date: formatBusinessDay(call, texts, cargo.updated_at) })],
    createTerm,
    unit:
      cargo.kind === 'truck'
        ? [createTerm('truck_plate'), createTerm('trailer_plate'), createTerm('driver')]
        : [
            {
              term: t('field.container_type'),
              value: cargo.container_type && t(`cargo.type.${cargo.container_type}`),
            },
            createTerm('container_number'),
          ],
    voyage: createTerm('vessel', toLines(cargo.vessel, cargo.voyage).join(', ') || null),
    departs: {
      term: t(cargo.kind === 'truck' ? 'field.departure' : 'field.etd'),
      value: cargo.etd && format.date(cargo.etd),
    },
    notice: findNotice(texts, cargo),
  }
}

/** Returns the reason why a paper of the cargo is not valid; null for a valid one. */
export function findNotice(
  { t }: PaperTexts,
  cargo: Cargo,
  ...required: readonly (
    | Exclude<CargoField, 'bill_of_lading'>
    | 'container_number'
    | 'truck_plate'
    | 'vessel'
    | 'port_of_loading'
    | 'port_of_discharge'
    | 'vgm_kg'
    | 'vgm_method'
    | 'vgm_date'
  )[]
): Schemas['PaperNotice'] | null {
  const { status } = cargo
  if (status === 'planned' || status === 'canceled')
    return {
      title: t(`cargo_paper.invalid.${status}.title`),
      text: t(`cargo_paper.invalid.${status}.text`),
    }
  const fields = required.filter((name) => cargo[name] === null).map((name) => t(`field.${name}`))
  return fields.length === 0
    ? null
    : {
        title: t('cargo_paper.invalid.incomplete.title'),
        text: t('cargo_paper.invalid.incomplete.text', { fields: fields.join(', ') }),
      }
}

const getForwarder = ({
  forwarder,
  carrier,
}: Pick<Row<'cargos'>, 'forwarder' | 'carrier'>): string | null => forwarder ?? carrier

/** Creates the parties of a paper to the forwarder: recipient and shipper with its codes. */
export async function createForwarderParties(
  call: PaperCall,
  texts: PaperTexts,
  cargo: Cargo,
): Promise<Schemas['PaperParty'][]> {
  const { t } = texts
  const { name, lines } = await loadLetterhead(call.db, texts)
  return [
    {
      role: t('cargo_paper.to'),
      name: getForwarder(cargo) ?? '–',
      lines: toLines(cargo.forwarder && cargo.carrier),
    },
    {
      role: t('cargo_paper.shipper'),
      name,
      lines: lines.slice(0, 3).flatMap((line) => line.split(' · ')),
    },
  ]
}

/** Papers of a container to its forwarder, in the language of the port of loading. */
export const forwarderPaper = {
  ...cargoPaperAccess,
  findPartner: () => Promise.resolve(null),
  getForwarder,

  listVersions: async (_call, { kind, port_of_loading }) =>
    kind === 'container'
      ? [
          {
            revision: null,
            issued_at: null,
            client: null,
            language: getCountryLanguage(port_of_loading?.slice(0, 2) ?? ''),
          },
        ]
      : [],
} satisfies Partial<PaperDefinition<Row<'cargos'>>>

/** Creates the party that receives the wood, with the deals of its client. */
export function createConsigneeParties(
  { t, format }: PaperTexts,
  consignees: readonly Consignee[],
): Schemas['PaperParty'][] {
  return listClients(consignees).map(({ client_id, name, address, country }) => ({
    role: t('cargo_paper.consignee'),
    name,
    lines: toLines(
      address,
      format.country(country),
      ...consignees
        .filter((one) => one.client_id === client_id)
        .map(({ number, incoterms, customer_reference: reference }) =>
          [
            number,
            formatIncoterms(incoterms),
            reference && t('cargo_paper.your_reference', { reference }),
          ]
            .filter(Boolean)
            .join(', '),
        ),
    ),
  }))
}

export const formatPaperWood = (texts: PaperTexts, { wood }: Pick<CargoLoad, 'wood'>): string =>
  formatWoodName(texts, wood)

/** Formats the number of packs of loads; '' if any is loose. A part of a pack counts as one. */
export const formatPackSum = (
  { format }: Pick<PaperTexts, 'format'>,
  loads: readonly Pick<CargoLoad, 'packs'>[],
): string =>
  loads.some(({ packs }) => packs === null)
    ? ''
    : format.number(
        loads.reduce((sum, { packs }) => sum + Math.ceil(Number(packs)), 0),
        0,
      )

/** Formats the ports of the route: "Klaipėda (LTKLJ) – Le Havre (FRLEH)". */
export const formatPortRoute = ({ port_of_loading, port_of_discharge }: Cargo): string | null =>
  [port_of_loading, port_of_discharge]
    .flatMap((code) => (code === null ? [] : formatPort(code)))
    .join(' – ') || null
