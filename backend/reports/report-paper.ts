import {
  INTERNAL_READER,
  listCompanyCases,
  listTownCases,
  type ReportPaperTools,
  type ReportReader,
  toHiddenWords,
} from '@domain/papers'
import { getPartnerLanguage, toDateLocale, type Language } from '@domain/languages'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { formatWoodName } from '../papers/goods-table'
import {
  type PaperCall,
  type PaperDefinition,
  type PaperPartner,
  type PaperVersion,
  toLines,
} from '../papers/paper'
import type { PaperTextKey, PaperTexts } from '../papers/texts'
import { INSPECTOR_ROLES } from './permissions'
import { APPROVER_ROLES } from '@domain/rules/role-rules'
import type { ReportRow } from './queries'

/** A client or mill that gets the report, with the lines of its wood. */
export type ReportPartner = {
  kind: PaperPartner['kind']
  id: string
  name: string
  address: string | null
  country: string
  /** Null or absent for the language of its country. */
  language?: Language | null
  contacts: PaperPartner['contacts']
  lineIds: ReadonlySet<string>
  /** Names and numbers of its own, which its paper may contain. */
  words: readonly string[]
}

/** Partners of a report, and names that only our company knows, such as those of mills. */
export type ReportPartners = {
  partners: readonly ReportPartner[]
  /** Names and numbers of the purchase, hidden from clients. */
  purchaseWords: readonly string[]
}

/**
 * Creates the papers of a report kind: one for our company in the reader's language, and one for
 * each partner in its own.
 * @param compose composes the paper for a reader
 */
export const createReportPaper = (
  findPartners: (db: Db, report: ReportRow) => Promise<ReportPartners>,
  compose: (
    call: PaperCall,
    report: ReportRow,
    tools: ReportPaperTools,
    reader: ReportReader,
  ) => ReturnType<PaperDefinition<ReportRow>['compose']>,
): PaperDefinition<ReportRow> => ({
  roles: INSPECTOR_ROLES,

  // The paper for our company names mills and clients.
  canSend: (actor, _report, { client }) => client !== null && APPROVER_ROLES.includes(actor.role),

  async findPartner(db, report, { client }) {
    const { partners } = await findPartners(db, report)
    const found = partners.find(({ id }) => id === client?.id)
    return found
      ? { kind: found.kind, id: found.id, name: found.name, contacts: found.contacts }
      : null
  },

  async listVersions({ db, language }, report) {
    const { partners } = await findPartners(db, report)
    const head = { revision: null, issued_at: null }
    return [
      { ...head, client: null, language },
      ...partners.map((partner): PaperVersion => ({
        ...head,
        client: { id: partner.id, name: partner.name },
        language: getPartnerLanguage(partner),
      })),
    ]
  },

  async compose(call, report, { client }, texts) {
    const tools = createReportTools(call, texts)
    const { partners, purchaseWords } = await findPartners(call.db, report)
    const partner = partners.find(({ id }) => id === client?.id)
    if (!partner) return compose(call, report, tools, INTERNAL_READER)
    const others = partners.filter((one) => one !== partner && one.kind === 'client')
    return compose(call, report, tools, {
      kind: partner.kind === 'sawmill' ? 'mill' : 'client',
      party: createParty(texts, partner),
      lineIds: partner.lineIds,
      hiddenWords: toHiddenWords(
        ...others.flatMap(({ words }) => words),
        ...(partner.kind === 'client' ? purchaseWords : []),
      ),
    })
  },
})

const createParty = (
  { t, format }: PaperTexts,
  { kind, name, address, country }: ReportPartner,
): Schemas['PaperParty'] => ({
  role: t(kind === 'client' ? 'cargo_paper.consignee' : 'report.supply.paper.mill'),
  name,
  lines: toLines(address, format.country(country)),
})

function createReportTools({ timeZone }: PaperCall, texts: PaperTexts): ReportPaperTools {
  const { t, format, language } = texts
  const time = new Intl.DateTimeFormat(toDateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  })
  return {
    format,
    t: (part, key, values) => t(`report.${part}.${key}` as PaperTextKey, values),
    formatTime: (moment) => time.format(new Date(moment)),
    formatWood: (line) => formatWoodName(texts, line),
    formatContainerType: (type) => t(`cargo.type.${type}`),
  }
}

/** A house number at either end (a postal code has four digits or more), or a word for a street. */
const STREET =
  /^\d{1,3}[a-z]?\s|(^|\s)\d{1,3}[a-z]?$|(^|\s)(g\.|gatvė|iela|ielas|mnt|tee|ul\.|road|street|rd|st|rue|calle)(\s|$)/i

/**
 * Returns an address without its street and its numbers: "Pramonės g. 4, 35102 Panevėžys" as
 * "Panevėžys". Words of a street, such as "port", would hide remarks that name nobody.
 */
export function getTown(address: string | null): string {
  const parts = (address ?? '').split(/[,\n]/).map((part) => part.trim())
  const towns = parts.filter((part) => !STREET.test(part))
  return (towns.length > 0 ? towns : parts).join(' ').replaceAll(/\d+/g, '').trim()
}

/** Returns name and town of a mill in their cases, to be hidden from clients. */
export function listMillWords({
  name,
  address,
  country,
}: {
  name: string
  address: string | null
  country: string
}): string[] {
  const town = getTown(address)
  return [name, town, ...listCompanyCases(name, country), ...listTownCases(town, country)]
}

/** Finds the clients of deals, with the lines of their wood. */
export async function findClientPartners(
  db: Db,
  lines: readonly { lineId: string; dealId: string }[],
): Promise<ReportPartner[]> {
  if (lines.length === 0) return []
  const rows = await db
    .selectFrom('deals')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .select([
      'deals.id as deal_id',
      'deals.number',
      'deals.customer_reference',
      'clients.id',
      'clients.name',
      'clients.address',
      'clients.country',
      'clients.language',
      'clients.contacts',
    ])
    .where(
      'deals.id',
      'in',
      lines.map(({ dealId }) => dealId),
    )
    .orderBy('clients.name')
    .orderBy('deals.number')
    .execute()
  const clients = [...new Map(rows.map((row) => [row.id, row])).values()]
  return clients.map(({ id, name, address, country, language, contacts }) => {
    const deals = rows.filter((row) => row.id === id)
    const dealIds = new Set(deals.map(({ deal_id }) => deal_id))
    return {
      kind: 'client',
      id,
      name,
      address,
      country,
      language,
      contacts: parseJson(contacts),
      lineIds: new Set(
        lines.filter(({ dealId }) => dealIds.has(dealId)).map(({ lineId }) => lineId),
      ),
      words: [
        name,
        ...deals.flatMap(({ number, customer_reference }) => [number, customer_reference ?? '']),
      ],
    }
  })
}
